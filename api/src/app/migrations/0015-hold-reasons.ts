/**
 * Reasons of a hold are objects of the contract's HoldReason; those that are stored as texts become objects. The column
 * is replaced by one beside it, so that the table is not written anew; what is held meanwhile comes along by a trigger.
 */
export const migration = {
  name: '0015-hold-reasons',
  sql: [
    `
alter table releases add column hold_objects jsonb not null default '[]',
  add constraint releases_hold_reasons_check check (jsonb_typeof(hold_objects) = 'array');
create function hold_objects_of(texts text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', one) order by at), '[]')
  from unnest(texts) with ordinality as reasons (one, at)
$$;
create function keep_hold_objects() returns trigger language plpgsql as $$
begin
  new.hold_objects := hold_objects_of(new.hold_reasons);
  return new;
end $$;
create trigger hold_objects before insert or update on releases
  for each row execute function keep_hold_objects();
`,
    {
      repeat: `update releases set hold_objects = '[]' where distribution_id in (
  select distribution_id from releases where hold_reasons <> '{}' and hold_objects = '[]' limit 1000)`,
    },
    `
drop trigger hold_objects on releases;
drop function keep_hold_objects;
drop function hold_objects_of;
alter table releases drop column hold_reasons;
alter table releases rename column hold_objects to hold_reasons;
`,
  ],
};
