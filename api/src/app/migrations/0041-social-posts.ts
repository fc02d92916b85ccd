/**
 * What is posted of a release when it is published for the first time, once of each kind: the paid post from the
 * operator's account on X, and those from the customer's accounts. `tried_at` is written before the network is asked, so
 * that a try whose answer was lost is known by the next one; `problem` says why the last one did not succeed.
 */
export const migration = {
  name: '0041-social-posts',
  sql: `
create table social_posts (
  social_post_id integer generated always as identity primary key,
  distribution_id integer not null references releases on delete cascade,
  kind text not null check (kind in ('xOperator', 'xMessage', 'linkedIn', 'facebook')),
  content jsonb not null,
  tried_at timestamptz,
  posted_at timestamptz,
  post_id text check (length(post_id) <= 200),
  address text check (length(address) <= 500),
  problem text check (problem in ('expired', 'refused', 'unavailable')),
  unique (distribution_id, kind)
);
`,
};
