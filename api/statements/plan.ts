import type { Client } from 'pg';

/** A node of what `explain (format json)` prints. */
export type PlanNode = {
  'Node Type': string;
  'Join Type'?: string;
  'Relation Name'?: string;
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

/** The tables of a plan whose columns may be null though the tables say they are not: an outer join may find no row. */
export const tablesThatMayBeMissing = (plan: PlanNode): Set<string> => {
  const all = nodesOf(plan);
  const missing = all.flatMap(({ 'Join Type': join = '', Plans = [] }) =>
    Plans.filter(({ 'Parent Relationship': side = '' }) => emptySides[join]?.includes(side)),
  );
  const tables = new Set<string>();
  const seen = new Set<PlanNode>();
  const waiting = [...missing];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node['Relation Name'] !== undefined) tables.add(node['Relation Name']);
    const cte = node['CTE Name'];
    if (cte !== undefined) waiting.push(...all.filter((other) => other['Subplan Name'] === `CTE ${cte}`));
    waiting.push(...(node.Plans ?? []));
  }
  return tables;
};

/** Tables whose columns are never missing from a row of this statement, where the tables say so. */
export const tablesAlwaysThere = async (client: Client, text: string): Promise<Set<string>> => {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) return new Set();
  const nodes = nodesOf(plan);
  // Rows that sum up others lack the columns of those.
  if (nodes.some((node) => node['Grouping Sets'] !== undefined)) return new Set();
  const missing = tablesThatMayBeMissing(plan);
  return new Set(
    nodes.flatMap(({ 'Relation Name': table }) => (table === undefined || missing.has(table) ? [] : [table])),
  );
};
