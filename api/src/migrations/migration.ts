/** One step of the database's history: forward only, in one transaction. */
export type Migration = { name: string; sql: string };
