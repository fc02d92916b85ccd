import type { Migration } from '../platform/database/runMigration';

/** What a migration does, once and in one transaction. */
export const inOneText = ({ sql }: Migration): string =>
  (typeof sql === 'string' ? [sql] : sql)
    .map((step) => {
      if (typeof step === 'string') return step;
      return 'repeat' in step ? step.repeat : `create index ${step.index} on ${step.on}`;
    })
    .join(';\n');
