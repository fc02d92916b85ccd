type FromDatabase = { code?: unknown; constraint?: unknown };

const original = (error: unknown): FromDatabase | null => {
  if (typeof error !== 'object' || error === null) return null;
  const wrapped = (error as { original?: unknown }).original;
  return typeof wrapped === 'object' && wrapped !== null ? wrapped : error;
};

/** The SQLSTATE of a database error, wrapped by Sequelize or not; null for every other error. */
export const sqlState = (error: unknown): string | null => {
  const code = original(error)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
};

/** True when a unique constraint refused the row; with a name, only for that constraint or index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlState(error) === '23505' && (constraint === undefined || original(error)?.constraint === constraint);
