/** Reasons of a hold are objects of the contract's HoldReason; those that are stored as texts become objects. */
export const migration = {
  name: '0015-hold-reasons',
  sql: `
alter table releases alter column hold_reasons drop default;
create function pg_temp.reasons_of(texts text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', one) order by at), '[]')
  from unnest(texts) with ordinality as reasons (one, at)
$$;
alter table releases alter column hold_reasons type jsonb using pg_temp.reasons_of(hold_reasons);
alter table releases alter column hold_reasons set default '[]',
  add check (jsonb_typeof(hold_reasons) = 'array');
`,
};
