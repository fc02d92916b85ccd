import type { Client } from 'pg';

/** A column of a table: whether it is never null, and the only values that its checks let in, as TypeScript. */
type Column = { table: string; name: string; isNeverNull: boolean; values: string | null };

/** What PostgreSQL knows of its tables and types. */
export type Catalogue = {
  /** @param table its oid. @param number the column's in it */
  columnOf: (table: number, number: number) => Column | undefined;
  /** A type by its oid: its name, of an array that of its elements, and the words of an enumeration. */
  typeOf: (oid: number) => { name: string; isArray: boolean; words: readonly string[] };
};

/** The check of one column that lists its values, of its own or of the column that it refers to. */
const checkSql = (table: string, column: string): string => `
  (select pg_get_constraintdef(k.oid) from pg_constraint k
    where k.conrelid = ${table} and k.contype = 'c' and k.conkey = array[${column}] and k.convalidated
      and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^\\]]*\\]\\)\\)\\)$' limit 1)`;

const columnsSql = `
select a.attrelid as "table", a.attnum as number, c.relname as "tableName", a.attname as name, a.attnotnull as "isNeverNull",
  coalesce(${checkSql('a.attrelid', 'a.attnum')}, (
    select ${checkSql('f.confrelid', 'f.confkey[1]')} from pg_constraint f
     where f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum] and f.convalidated limit 1)) as "check"
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v')
  and n.nspname not in ('pg_catalog', 'information_schema')`;

const typesSql = `
select t.oid, coalesce(e.typname, t.typname) as name, e.oid is not null as "isArray",
  coalesce((select array_agg(enumlabel::text order by enumsortorder) from pg_enum
    where enumtypid = coalesce(e.oid, t.oid)), '{}') as words
from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`;

/** The values of `CHECK ((state = ANY (ARRAY['asked'::text, …])))` as a union. */
const valuesOf = (check: string | null): string | null => {
  if (check === null) return null;
  const list = check.slice(check.indexOf('[') + 1, check.lastIndexOf(']')).split(', ');
  const values = list.map((value) => /^(?:'(\w[\w -]*)'::text|\(?(-?\d+)\)?)$/.exec(value));
  if (values.includes(null)) return null;
  return values.map((found) => (found?.[1] === undefined ? String(found?.[2]) : `'${found[1]}'`)).join(' | ');
};

export const readCatalogue = async (client: Client): Promise<Catalogue> => {
  const columns = await client.query<{
    table: number;
    number: number;
    tableName: string;
    name: string;
    isNeverNull: boolean;
    check: string | null;
  }>(columnsSql);
  const types = await client.query<{ oid: number; name: string; isArray: boolean; words: string[] }>(
    typesSql,
  );
  const known = new Map(
    columns.rows.map(({ table, number, tableName, name, isNeverNull, check }): [string, Column] => [
      `${table}.${number}`,
      { table: tableName, name, isNeverNull, values: valuesOf(check) },
    ]),
  );
  const named = new Map(types.rows.map(({ oid, ...type }) => [oid, type]));
  return {
    columnOf: (table, number) => known.get(`${table}.${number}`),
    typeOf: (oid) => named.get(oid) ?? { name: 'unknown', isArray: false, words: [] },
  };
};
