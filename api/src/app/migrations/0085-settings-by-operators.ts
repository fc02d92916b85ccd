/** What an operator sets by a command, such as maintenance, is set by nobody who has an account. */
export const migration = {
  name: '0085-settings-by-operators',
  sql: `alter table settings alter column changed_by drop not null`,
};
