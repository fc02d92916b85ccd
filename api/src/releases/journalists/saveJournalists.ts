import { statement } from '../../platform/database/statement';
import { addressHash, type WithheldReason } from './addresses';
import type { JournalistRow } from './journalistRow';

const journalistsSave = statement('journalists-save')`
with file as (
  select * from unnest(:hashes::text[], :addresses::text[], :names::text[], :outlets::text[], :topics::text[])
    as row (address_hash, address, name, outlet, topics)
), kept_away as (
  select address_hash, reason from file join withheld_addresses using (address_hash)
), person as (
  insert into journalists (address_hash, address, name, outlet, topics)
  select * from file where address_hash not in (select address_hash from kept_away)
  on conflict (address_hash) do update set address = excluded.address, name = excluded.name,
    outlet = excluded.outlet, topics = excluded.topics
  returning journalist_id
), member as (
  insert into journalist_list_members select :listId, journalist_id from person
  on conflict do nothing returning journalist_id
)
select (select count(*)::integer from member) as "added!",
  (select coalesce(json_object_agg(address_hash, reason), '{}') from kept_away) as "withheld!"`.as<{
  withheld: Record<string, WithheldReason>;
}>();

/** By the hash of their addresses, in the order of their lines. */
export type JournalistsByHash = ReadonlyMap<string, JournalistRow>;

export const hashOf = ({ address }: JournalistRow): string => addressHash(address);

/**
 * Brings people onto a list, and their rows up to date. Answers how many are new on it, and whose addresses get no
 * mails any more: they were left out.
 */
export const saveJournalists = async (
  listId: number,
  people: JournalistsByHash,
): Promise<{ added: number; withheld: Readonly<Record<string, WithheldReason>> }> => {
  const rows = [...people.values()];
  const saved = await journalistsSave.maybe({
    listId,
    hashes: [...people.keys()],
    addresses: rows.map(({ address }) => address),
    names: rows.map(({ name }) => name),
    outlets: rows.map(({ outlet }) => outlet),
    topics: rows.map(({ topics }) => topics),
  });
  return saved ?? { added: 0, withheld: {} };
};
