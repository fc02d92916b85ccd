import { enqueue } from '../../platform/jobs/queue';
import { switchedOnSql } from '../../people/features/features';
import { statement } from '../../platform/database/statement';
import type { Channel } from './channel';

const wireDeliveryAdd = statement('wire-delivery-add')`
insert into wire_deliveries (distribution_id, version_number, created_at)
select r.distribution_id, (select max(number) from release_versions v where v.distribution_id = r.distribution_id), :now
  from releases r join users u using (user_id)
 where r.distribution_id = :distributionId and ${switchedOnSql('userSendDistributionToIris')}
on conflict (distribution_id) do nothing
returning distribution_id`;

/** For the downstream system, once, when releases of its owner go there. */
export const sendToWireOnce = async (distributionId: number, now: Date): Promise<void> => {
  const added = await wireDeliveryAdd.all({ distributionId, now });
  if (added.length > 0) await enqueue('send-to-wire', { distributionId });
};

/** To the downstream system, for users whose releases go there; off where the operator has none. */
export const wireChannel: Channel = async ({ distributionId }, { config, now }) => {
  if (config.wire !== null) await sendToWireOnce(distributionId, now);
};
