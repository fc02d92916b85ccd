/** How the driver is told where the database is. */
export type ConnectionTo = { connectionString: string };

const parameters = (url: string, set: Record<string, string>): string => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(set)) address.searchParams.set(name, value);
  return address.href;
};

/**
 * Where the database is, with all that its address says of the connection. `sslmode` means what it means to PostgreSQL's
 * own programs: `require` encrypts, `verify-ca` and `verify-full` look at the certificate too, by `sslrootcert` where that
 * is given. Every connection of ours is made by this.
 */
export const connectionTo = (url: string): ConnectionTo => {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  // `no-verify` is a word of the driver alone.
  const isOfLibpq = mode !== null && mode !== 'no-verify';
  return { connectionString: isOfLibpq ? parameters(url, { uselibpqcompat: 'true' }) : url };
};

/** The same database, for work that may take as long as it takes. */
export const withoutTimeouts = (url: string): string =>
  parameters(url, { statement_timeout: '0', idle_in_transaction_session_timeout: '0', lock_timeout: '0' });

/** The same database, for the commands by which a server gives its files and its log; statements are taken as well. */
export const forReplication = (url: string): string => parameters(url, { replication: 'database' });
