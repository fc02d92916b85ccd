import { execute } from '../platform/database/database';
import type { Statement } from '../platform/database/statement';

/** How PostgreSQL carries out a statement with these values; in the words of `explain` with these options. */
export const planOf = async <Taken extends object>(
  statement: Pick<Statement<Taken, unknown>, 'text' | 'valuesOf'>,
  parameters: Taken,
  options = 'format text',
): Promise<string> => {
  const rows = await execute<{ 'QUERY PLAN': unknown }>(
    `explain (${options}) ${statement.text}`,
    statement.valuesOf(...([parameters] as Parameters<typeof statement.valuesOf>)),
  );
  return rows
    .map(({ 'QUERY PLAN': line }) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
};
