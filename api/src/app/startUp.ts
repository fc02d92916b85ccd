import { sqlState } from '../platform/database/sqlState';

const bySqlState: Record<string, string> = {
  '28000': 'the database refuses this user',
  '28P01': 'the database refuses this user or password',
  '3D000': 'there is no such database',
  '3F000': 'the database is not migrated',
  '42P01': 'the database is not migrated',
  '55P03': 'a table was in use all the time; nothing of this step was done, run it again',
  '57P03': 'the database is starting or stopping',
};

const silent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN']);

const codeOf = (error: unknown): string => {
  const { original = error } = error as { original?: unknown };
  const { code } = original as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

export const whyNotStarted = (error: unknown): string => {
  const known = bySqlState[sqlState(error) ?? ''];
  if (known !== undefined) return known;
  if (silent.has(codeOf(error))) return `the database does not answer (${codeOf(error)})`;
  return error instanceof Error && error.message !== '' ? error.message : 'an unknown error';
};

/** Runs a program's start. One that fails ends the process with one clear sentence and exit code 1. */
export const startOrExplain = async (name: string, start: () => Promise<void>): Promise<void> => {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${name} cannot start: ${whyNotStarted(error)}.\n`);
    process.exit(1);
  }
};
