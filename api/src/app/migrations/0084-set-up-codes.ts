/** What opens the set-up page while there is no administrator: each API process writes a code of its own into its log. */
export const migration = {
  name: '0084-set-up-codes',
  sql: `
create table set_up_codes (
  code_hash text primary key,
  expires_at timestamptz not null
);
`,
};
