import type { Client } from 'pg';

/** A node of what `explain (format json)` prints. */
type PlanNode = {
  'Node Type': string;
  'Join Type'?: string;
  'Relation Name'?: string;
  Alias?: string;
  Output?: string[];
  'CTE Name'?: string;
  'Subplan Name'?: string;
  'Parent Relationship'?: string;
  'Grouping Sets'?: unknown;
  Plans?: PlanNode[];
};

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The side of a join whose columns are null where it finds nothing. */
const emptySides: Record<string, readonly string[]> = {
  Left: ['Inner'],
  Anti: ['Inner'],
  Right: ['Outer'],
  'Right Anti': ['Outer'],
  Full: ['Inner', 'Outer'],
};

/** The parts of a plan that may find nothing where a row is answered all the same: the empty side of an outer join. */
const partsThatMayBeMissing = (all: readonly PlanNode[]): Set<PlanNode> => {
  const seen = new Set<PlanNode>();
  const waiting = all.flatMap(({ 'Join Type': join = '', Plans = [] }) =>
    Plans.filter(({ 'Parent Relationship': side = '' }) => emptySides[join]?.includes(side)),
  );
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const cte = node['CTE Name'];
    if (cte !== undefined) waiting.push(...all.filter((other) => other['Subplan Name'] === `CTE ${cte}`));
    waiting.push(...(node.Plans ?? []));
  }
  return seen;
};

/** Whether the column at a place of the row, which comes from a column of a table, is there in every row. */
export type IsThere = (place: number, origin: { table: string; name: string }) => boolean;

/** Reads it from the plan: by the name that the table has there, or else by the table. */
export const columnsThere = async (client: Client, text: string): Promise<IsThere> => {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  const all = plan === undefined ? [] : nodesOf(plan);
  // Rows that sum up others lack the columns of those.
  if (all.some((node) => node['Grouping Sets'] !== undefined)) return () => false;
  const missing = partsThatMayBeMissing(all);
  const known = (name: 'Relation Name' | 'Alias', nodes: Iterable<PlanNode>): Set<string> =>
    new Set([...nodes].flatMap((node) => (node['Relation Name'] === undefined ? [] : (node[name] ?? []))));
  const [tables, aliases] = [known('Relation Name', all), known('Alias', all)];
  const [missingTables, missingAliases] = [known('Relation Name', missing), known('Alias', missing)];
  return (place, { table, name }) => {
    const [, alias = '', column] = /^(\w+)\.(\w+)$/.exec(plan?.Output?.[place] ?? '') ?? [];
    if (column === name && aliases.has(alias)) return !missingAliases.has(alias);
    return tables.has(table) && !missingTables.has(table);
  };
};
