/** SQL of the words by which staff find a row of `users`. It has an index, as long as it is written in this way. */
export const userWordsSql = `(first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login || ' ' || email)`;
