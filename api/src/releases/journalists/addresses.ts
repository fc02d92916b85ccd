import { createHash } from 'node:crypto';
import { variants } from '../../platform/database/statement';

/** What stands for an address where the address itself is not kept: the same for whatever capitals it is written in. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url');

/** Why an address gets no mails any more. */
export type WithheldReason = 'unsubscribed' | 'bounced';

const withhold = variants(
  'withhold',
  { reason: ['unsubscribed', 'bounced'] },
  ({ reason }) => `
with withheld as (
  insert into withheld_addresses as kept (address_hash, reason, withheld_at) values (:hash, '${reason}', :now)
  on conflict (address_hash) do update set reason = 'unsubscribed'
    where kept.reason = 'bounced' and excluded.reason = 'unsubscribed'
), gone as (
  delete from journalists where address_hash = :hash returning journalist_id
)
update journalist_lists set ${reason} = ${reason} + 1
 where journalist_list_id in (
   select journalist_list_id from journalist_list_members join gone using (journalist_id))`,
);

/**
 * For ever: whoever imports the address again, it gets no mail. The person is forgotten, and counted once on each list
 * that had them. Repeating it changes nothing.
 */
export const withholdAddress = async (hash: string, reason: WithheldReason, now: Date): Promise<void> => {
  await withhold({ reason }).run({ hash, now });
};
