import { query } from '../../platform/database/database';

/** Whose data it is, and when: what the statements of the rules may name in braces. */
export type Person = {
  userId: number;
  login: string;
  email: string;
  name: string;
  phone: string;
  now: Date;
};

export type TableRule = {
  /** The rows that the export holds, under this name; or why it holds none. */
  export: { file: string; rows: string } | { none: string };
  /** What is done; or why nothing is. */
  deletion: { statements: readonly string[] } | { none: string };
};

/** SQL: the rows of the person. */
export const ofPerson = 'user_id = {userId}';

export const deleteOwn = (table: string): TableRule['deletion'] => ({
  statements: [`delete from ${table} where ${ofPerson}`],
});

/** A statement with its `{names}` as numbered values. */
const bound = (sql: string, person: Person): { text: string; values: unknown[] } => {
  const names: string[] = [];
  const text = sql.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    if (!(name in person)) throw new Error(`The rules of tables know no {${name}}.`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, values: names.map((name) => person[name as keyof Person]) };
};

export const runRule = async (name: string, sql: string, person: Person): Promise<void> => {
  const { text, values } = bound(sql, person);
  await query(name, text, values);
};

export const readRule = async (name: string, rows: string, person: Person): Promise<string> => {
  const { text, values } = bound(
    `select coalesce(json_agg(found), '[]')::text as list from (${rows}) found`,
    person,
  );
  const [row] = await query<{ list: string }>(name, text, values);
  return row?.list ?? '[]';
};
