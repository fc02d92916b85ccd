/** The tables whose rows name the release that shows them. */
const ofRelease = [
  'release_versions',
  'release_moves',
  'edit_requests',
  'social_posts',
  'orders',
  'payments',
];

/** What releases of many accounts show: a change of these concerns everything that shows any of it. */
const shared = ['journalist_lists', 'journalist_list_members'];

const triggerOf = (table: string, when: string, todo: string): string =>
  `create trigger release_answer_is_old ${when} on ${table} ${todo}`;

const checkedLink = (name: string, when: string, matters: string): string =>
  `create trigger ${name} ${when} on link_checks for each row when (${matters}) execute function shared_release_answers_are_old();`;

/**
 * Releases as their owners have read them last (docs/decisions/0028): the finished JSON, whose it is, its tag, and which
 * SQL has made it (`form`). Whatever a release shows moves its `stamp` and takes the JSON away, in the transaction that
 * changes it; what was read before that is not kept afterwards. `shared_stamp` is null for a release that shows nothing of
 * what many share. A copy of what stands elsewhere: unlogged, and empty after a crash; without a foreign key, for which
 * PostgreSQL would lock the release and wait for the disk. A transaction has one stamp, which no other
 * has: of the clock, so that none comes again when the data move to another server, and of its number.
 */
export const migration = {
  name: '0054-release-answers',
  sql: [
    `
create unlogged table release_answers (
  distribution_id integer primary key,
  stamp bigint not null,
  owner_id integer,
  form text,
  tag text,
  release text,
  shared_stamp bigint
) with (fillfactor = 80, toast_tuple_target = 8160);

create unlogged table release_answers_shared (
  is_one boolean primary key default true check (is_one),
  stamp bigint not null
);

create function stamp_of_transaction() returns bigint language sql as $$
  select (extract(epoch from now())::bigint << 20) | (pg_current_xact_id()::text::bigint & 1048575)
$$;

create function move_release_stamp(moved integer) returns void language plpgsql as $$
declare
  mine constant bigint := stamp_of_transaction();
begin
  update release_answers a
     set stamp = mine, owner_id = null, form = null, tag = null, release = null, shared_stamp = null
   where a.distribution_id = moved and (a.stamp <> mine or a.release is not null);
  if not found and moved is not null then
    insert into release_answers (distribution_id, stamp) values (moved, mine)
    on conflict (distribution_id) do update
      set stamp = mine, owner_id = null, form = null, tag = null, release = null, shared_stamp = null
      where release_answers.stamp <> mine;
  end if;
end $$;

create function release_answer_is_old() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform move_release_stamp(old.distribution_id);
    return null;
  end if;
  perform move_release_stamp(new.distribution_id);
  if tg_op = 'UPDATE' and old.distribution_id is distinct from new.distribution_id then
    perform move_release_stamp(old.distribution_id);
  end if;
  return null;
end $$;

create function release_answers_of_file_are_old() returns trigger language plpgsql as $$
begin
  perform move_release_stamp(used_by_id) from file_uses where file_id = old.file_id and used_by = 'release';
  return coalesce(new, old);
end $$;

create function shared_release_answers_are_old() returns trigger language plpgsql as $$
declare
  mine constant bigint := stamp_of_transaction();
begin
  if not exists (select from release_answers_shared s where s.stamp = mine) then
    insert into release_answers_shared (stamp) values (mine)
    on conflict (is_one) do update set stamp = mine;
  end if;
  return null;
end $$;
`,
    triggerOf('releases', 'after update or delete', 'for each row execute function release_answer_is_old()'),
    ...ofRelease.map((table) =>
      triggerOf(
        table,
        'after insert or update or delete',
        'for each row execute function release_answer_is_old()',
      ),
    ),
    triggerOf(
      'files',
      'before update of preview or delete',
      'for each row execute function release_answers_of_file_are_old()',
    ),
    ...shared.map((table) =>
      triggerOf(
        table,
        'after insert or update or delete',
        'for each statement execute function shared_release_answers_are_old()',
      ),
    ),
    [
      checkedLink(
        'release_answer_is_old',
        'after update',
        '(old.answered is false) <> (new.answered is false)',
      ),
      checkedLink('release_answer_is_old_by_insert', 'after insert', 'new.answered is false'),
      checkedLink('release_answer_is_old_by_delete', 'after delete', 'old.answered is false'),
    ].join('\n'),
  ],
};
