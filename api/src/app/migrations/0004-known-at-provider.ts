/** Whether the identity provider knew somebody before they registered here: they sign in with the password they have. */
export const migration = {
  name: '0004-known-at-provider',
  sql: 'alter table users add column known_at_provider boolean not null default false',
};
