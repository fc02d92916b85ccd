import { commonSql, searchedSql } from '../../platform/call/listPage';
import { likeSql } from '../../platform/call/searchText';
import { userWordsSql } from './userSql';

/** SQL that holds for a user that a search means. */
const personMatch = likeSql(userWordsSql);

/** SQL that holds for the row `row` when `named` does, or when its user is a `person` that is meant. */
export const namedOrOwnedSql = (row: string, named: string, person = personMatch): string =>
  `(${named}
    or exists (select from users where user_id = ${row}.user_id and ${person}))`;

type Searched = {
  /** The rows of this table, under the name `row`; `where` leaves out what is not in the list at all. */
  table: string;
  row: string;
  where?: string;
  /** Holds for a row that is found without its user, by an index; `namedRow` says the same of one row. */
  named: string;
  namedRow?: string;
  /** Holds for a user that is meant. */
  person?: string;
  /** Holds where so many people, or what else is named, are like it that the rows are sooner asked one by one. */
  areMany?: string;
  /** The rows that hold the condition, in the order of the list and no further than the page. */
  inOrder: (condition: string) => string;
};

/**
 * SQL of the CTEs of `searchedSql` for the rows that `named` holds for or whose user is meant.
 * People are found first, and then their rows by the index, unless there are very many.
 */
export const searchedByOwnerSql = ({
  table,
  row,
  where = 'true',
  named,
  namedRow = named,
  person = personMatch,
  areMany = commonSql('users', person),
  inOrder,
}: Searched): string => {
  const oneByOne = `${where} and (${namedRow} or (select ${person} from users where user_id = ${row}.user_id))`;
  const rows = `select ${row}.* from ${table} ${row} where ${where}`;
  return `
many as materialized (
  select ${areMany} as people
), ${searchedSql({
    areMore: `(select people from many) and ${commonSql(table, oneByOne, row)}`,
    found: `
    ${rows} and not (select people from many) and (${named}
      or ${row}.user_id = any(array(select user_id from users where ${person})))
    union all
    ${rows} and (select people from many) and ${namedOrOwnedSql(row, namedRow, person)}`,
    inOrder: inOrder(oneByOne),
  })}`;
};
