import { accounts } from './0001-accounts';
import type { Migration } from './migration';

/** The history of the database, oldest first. */
export const migrations: readonly Migration[] = [accounts];
