import { endsOlderNote, type Migration } from './runMigration';
import { readServerVersion } from './serverVersion';
import { statement } from './statement';

const done = statement('migrations-done')`select name from migrations order by name`;

/** The names of those that were done, in their order. */
export const doneMigrations = async (): Promise<string[]> => (await done.all()).map(({ name }) => name);

/** How the shape of the database is to this version: which steps are still to be done, and which only newer versions know. */
const readSchemaState = async (
  migrations: readonly Migration[],
): Promise<{ open: string[]; newer: string[] }> => {
  const found = await doneMigrations();
  const there = new Set(found);
  const known = new Set(migrations.map(({ name }) => name));
  return {
    open: [...known].filter((name) => !there.has(name)),
    newer: found
      .filter((name) => name.startsWith(endsOlderNote))
      .map((name) => name.slice(endsOlderNote.length))
      .filter((name) => !known.has(name)),
  };
};

/** Why this version cannot work with the shape of the database, as a sentence; null when it can. */
export const schemaProblem = async (migrations: readonly Migration[]): Promise<string | null> => {
  const { open, newer } = await readSchemaState(migrations);
  if (open.length > 0)
    return `${open.length} of ${migrations.length} steps of its schema are still to be done.`;
  if (newer.length === 0) return null;
  return `A newer version has changed its schema so that this one cannot work with it: ${newer.join(', ')}.`;
};

/** Throws, with a sentence that says what to do, where this version cannot work with the database. */
export const refuseUnknownDatabase = async (migrations: readonly Migration[]): Promise<void> => {
  const { named, why } = await readServerVersion();
  if (why !== null) throw new Error(`PostgreSQL 16 or newer is needed, and this is ${named}`);
  const problem = await schemaProblem(migrations);
  if (problem !== null)
    throw new Error(
      `the database does not fit this version. ${problem} Run dispatch-migrate of the newest version, then start that one`,
    );
};
