import { ownerLikeSql, userWordsSql } from './userSql';
import { commonSql, searchedSql } from '../../platform/call/listPage';

/** SQL that holds for the row `row` when `named` does, or when its user is like :pattern. */
export const namedOrOwnedSql = (row: string, named: string): string =>
  `(${named}
    or exists (select from users where user_id = ${row}.user_id and ${userWordsSql} ilike :pattern))`;

/** What is searched: the rows of a table, under a name; `where` leaves out what is not in the list at all. */
type Searched = { table: string; row: string; where?: string };

/**
 * SQL of the CTEs of `searchedSql` for the rows that `named` holds for or whose user is like :pattern.
 * People are found first, and then their rows by the index, unless there are very many. `inOrder` gets the condition.
 */
export const searchedByOwnerSql = (
  { table, row, where = 'true' }: Searched,
  named: string,
  inOrder: (condition: string) => string,
): string => {
  const oneByOne = `${where} and (${named}
    or ${ownerLikeSql(row, ':pattern')})`;
  const rows = `select ${row}.* from ${table} ${row} where ${where}`;
  return `
many as materialized (
  select ${commonSql('users', `${userWordsSql} ilike :pattern`)} as people
), ${searchedSql({
    areMore: `(select people from many) and ${commonSql(table, oneByOne, row)}`,
    found: `
    ${rows} and not (select people from many) and (${named}
      or ${row}.user_id = any(array(select user_id from users where ${userWordsSql} ilike :pattern)))
    union all
    ${rows} and (select people from many) and ${namedOrOwnedSql(row, named)}`,
    inOrder: inOrder(oneByOne),
  })}`;
};
