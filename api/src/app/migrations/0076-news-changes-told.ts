/**
 * Every process is told which release, and others of which company, is to be shown anew: in the transaction that
 * publishes, corrects or takes down.
 */
export const migration = {
  name: '0076-news-changes-told',
  sql: [
    `
create function news_item_is_told() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('news_changed', old.distribution_id || ' ' || old.company_key);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('news_changed', new.distribution_id || ' ' || new.company_key);
  end if;
  return null;
end $$;
`,
    `create trigger news_item_is_told after insert or update or delete on news_items
  for each row execute function news_item_is_told()`,
  ],
};
