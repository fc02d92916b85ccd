import { ConnectionError, DatabaseError } from 'sequelize';

type FromDatabase = { code?: unknown; constraint?: unknown };

const original = (error: unknown): FromDatabase | null => {
  if (typeof error !== 'object' || error === null) return null;
  const wrapped = (error as { original?: unknown }).original;
  return typeof wrapped === 'object' && wrapped !== null ? wrapped : error;
};

/** What Node says of a connection that cannot be made, or breaks. */
const brokenSockets: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);

/** The connection to the database broke in the middle of a statement, and its driver gives no SQLSTATE for that. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/**
 * Connection exceptions (class 08), a server that shuts down or starts up (57P), one without disk, memory or connections (53) or with
 * files that it cannot use (58), and what the driver says.
 */
export const isOutOfReach = (error: unknown): boolean => {
  if (error instanceof ConnectionLost || error instanceof ConnectionError) return true;
  const state = sqlState(error);
  if (state !== null) return /^(08|57P|53|58)/.test(state);
  return error instanceof DatabaseError || brokenSockets.has(original(error)?.code);
};

export const sqlState = (error: unknown): string | null => {
  const code = original(error)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
};

/** True when a unique constraint refused the row; with a name, only for that constraint or index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlState(error) === '23505' && (constraint === undefined || original(error)?.constraint === constraint);
