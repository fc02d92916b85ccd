/** Measured: with twice as many, one process answers a tenth less, and with six no more. */
const usual = 10;

/** Connections of this process to the database, by DATABASE_POOL. What cannot be one is refused where settings are read. */
export const readPoolSize = (): number => {
  const given = Number(process.env['DATABASE_POOL'] ?? '');
  return Number.isInteger(given) && given >= 2 ? given : usual;
};
