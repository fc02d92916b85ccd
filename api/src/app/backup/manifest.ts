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

/** Stands first in a base backup, which versions before it refuse by its format. */
export type BaseManifest = { format: 2; madeAt: string; /** Of the server, such as 18. */ major: number };

/** Stands behind the data of PostgreSQL: the first moment to which they can be brought. */
export type BaseReach = { endedAt: string };

/** Stands last in a base backup. */
export type BaseSeal = {
  cluster: Written;
  list: Written;
  files: Record<string, Written>;
};

/** The names of the entries, and of what stands below a folder. */
export const entry = {
  manifest: 'manifest.json',
  seal: 'seal.json',
  tables: 'tables/',
  files: 'files/',
  cluster: 'cluster/base.tar',
  list: 'cluster/backup_manifest',
  reach: 'cluster/reach.json',
} as const;
