import { createHash } from 'node:crypto';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { deliveredStory } from '../delivery/deliveredStory';
import { formatNamed } from '../delivery/subscriber';
import { readSubscriber } from './subscriberSql';

const deliveryRead = statement('delivery-read')`
select subscriber_id as "subscriberId", delivery_id as "deliveryId", distribution_id as "distributionId",
  version_number as "versionNumber", occasion, created_at as "createdAt", answer, digest
from deliveries where delivery_number = :id`;

export const getDeliveredStory: Handler<'getDeliveredStory'> = async ({ path, config }) => {
  const delivery = await deliveryRead.maybe({ id: path.id });
  if (delivery === undefined) throw notFound();
  const { subscriberId, deliveryId, createdAt, answer, digest } = delivery;
  const { format } = await readSubscriber(subscriberId, config);
  const { type, write } = formatNamed(format);
  const found = await deliveredStory(delivery, config);
  const sent = { sender: config.siteName, now: createdAt, deliveryId };
  const body = found === null ? '' : write(found.story, sent);
  const isAsSent = digest && createHash('sha256').update(body).digest().equals(digest);
  return { status: 200, body: { type, body, isAsSent, answer } };
};
