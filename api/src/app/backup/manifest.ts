import type { Written } from './archive';
import type { SequenceState, TableShape } from './shape';

/** Stands first in a backup. */
export type Manifest = {
  /** 1, until what stands in one is laid out otherwise. */
  format: number;
  madeAt: string;
  migrations: string[];
  tables: TableShape[];
  /** Each has a part of the table of jobs to itself. */
  queues: string[];
};

/** Stands last: what has to have come before it. */
export type Seal = {
  tables: Record<string, Written & { rows: number }>;
  sequences: SequenceState[];
  files: Record<string, Written>;
};

/** The names of the entries, and of what stands below a folder. */
export const entry = {
  manifest: 'manifest.json',
  seal: 'seal.json',
  tables: 'tables/',
  files: 'files/',
} as const;
