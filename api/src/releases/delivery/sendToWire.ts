import { query } from '../../platform/database/database';
import { wireDeliveryOf, wireStory } from './wireStory';
import type { JobHandler } from '../../platform/jobs/job';
import { stateOf } from '../lifecycle/moveRelease';

/**
 * Hands a release over to the downstream system, once: what was taken, and what was taken down meanwhile, stays. A
 * second run sends the same delivery id, and the receiver answers as it did.
 */
export const sendToWire: JobHandler<'send-to-wire'> = async ({ distributionId }, { ports, config, now }) => {
  const delivery = await wireDeliveryOf(distributionId);
  if (delivery === null || delivery.deliveredAt !== null) return;
  const sent = await wireStory(delivery, config);
  if (sent === null || stateOf(sent) !== 'Published') return;
  if (ports.wire === null) throw new Error('No downstream system is configured.');
  const { storyDate, storyNumber, eraId } = await ports.wire.send(sent.story, now);
  await query(
    'wire-delivery-taken',
    `update wire_deliveries set delivered_at = $2, story_date = $3, story_number = $4, era_id = $5
      where distribution_id = $1 and delivered_at is null`,
    [distributionId, now, storyDate, storyNumber, eraId],
  );
};
