import { statement } from '../../platform/database/statement';
import { wireDeliveryOf, wireStory } from './wireStory';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { stateOf } from '../lifecycle/moveRelease';

const wireDeliveryTaken = statement('wire-delivery-taken')`
update wire_deliveries set delivered_at = :now, story_date = :storyDate, story_number = :storyNumber, era_id = :eraId
      where distribution_id = :distributionId and delivered_at is null`;

/**
 * Hands a release over to the downstream system, once: what was taken, and what was taken down meanwhile, stays. A
 * second run sends the same delivery id, and the receiver answers as it did.
 */
export const sendToWire: JobHandler<{ distributionId: number }> = async (
  { distributionId },
  { ports, config, now },
) => {
  const delivery = await wireDeliveryOf(distributionId);
  if (delivery === null || delivery.deliveredAt !== null) return;
  const sent = await wireStory(delivery, config);
  if (sent === null || stateOf(sent) !== 'Published') return;
  if (ports.wire === null) throw new Error('No downstream system is configured.');
  const { storyDate, storyNumber, eraId } = await ports.wire.send(sent.story, now);
  await wireDeliveryTaken.run({ distributionId, now, storyDate, storyNumber, eraId });
};

export const sendToWireJob = {
  handler: sendToWire,
  title: 'Deliver a release to the downstream system',
  // Half a day of tries.
  retryLimit: 9,
  retryDelay: 60,
  expireInSeconds: 60,
  pollingSeconds: 1,
  atOnce: 4,
} as const satisfies JobPlan;
