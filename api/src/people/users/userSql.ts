/** SQL of the words by which staff find a row of `users`. It has an index, as long as it is written in this way. */
export const userWordsSql = `(first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login || ' ' || email)`;

/** SQL that holds when the user of the row `row` is like the parameter `pattern`. For a few rows: each is looked up. */
export const ownerLikeSql = (row: string, pattern: string): string =>
  `(select ${userWordsSql} ilike ${pattern} from users where user_id = ${row}.user_id)`;
