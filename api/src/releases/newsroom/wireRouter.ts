import express, { type Request, type Router } from 'express';
import { statement } from '../../platform/database/statement';
import { consumeLimit } from '../../platform/http/rateLimits';
import { sendPage } from '../../platform/pages/sendPage';
import type { NewsStory } from '../../platform/ports/wire/wirePort';
import type { Config } from '../../platform/settings/config';
import { now } from '../../platform/settings/clock';
import { deliveredStory } from '../delivery/deliveredStory';
import { tokenHash } from '../delivery/subscriber';
import { listFormats } from './storyFormats';

/** Stories of one answer. */
const perAnswer = 50;

const subscriberOfToken = statement('subscriber-of-token')`
select subscriber_id as "subscriberId", paused_at as "pausedAt" from subscribers
where token_hash = :hash::bytea and kind = 'pull' and removed_at is null`;

/** In the order in which they came; of a release the last one alone, which says what holds now. */
const deliveriesBehind = statement('deliveries-behind')`
select d.delivery_number as "deliveryNumber", d.distribution_id as "distributionId",
  d.version_number as "versionNumber", d.occasion, d.created_at as "createdAt",
  exists (select 1 from deliveries later where later.subscriber_id = d.subscriber_id
    and later.distribution_id = d.distribution_id and later.delivery_number > d.delivery_number) as "isOutdated!"
from deliveries d where d.subscriber_id = :subscriberId and d.delivery_number > :after
order by d.delivery_number limit ${String(perAnswer)}`;

const deliveriesFetched = statement('deliveries-fetched')`
update deliveries set state = case when delivery_number = any(:sent::integer[]) then 'taken' else 'dropped' end,
  settled_at = :now, tries = tries + 1, tried_at = :now,
  problem = case when delivery_number = any(:sent::integer[]) then null else 'A later delivery says what holds now.' end
where subscriber_id = :subscriberId and delivery_number = any(:seen::integer[]) and state = 'queued'`;

const tokenOf = (request: Request): string =>
  /^Bearer ([\w-]{20,100})$/.exec(request.get('Authorization') ?? '')?.[1] ?? '';

/** Where the answer to a request ends, and the next one begins. Null for what is no number. */
const placeAsked = ({ query }: Request): number | null => {
  const { after = '0' } = query;
  return typeof after === 'string' && /^\d{1,9}$/.test(after) ? Number(after) : null;
};

/**
 * `/wire/{format}?after=`: what a subscriber that fetches gets, by its token, oldest first, from the delivery with this
 * number on. The address of what comes next is in the header Link, also when there is nothing new.
 */
export const wireRouter = (config: Config): Router => {
  const router = express.Router();
  for (const format of listFormats) {
    router.get(`/${format.file}`, async (request, response) => {
      const token = tokenOf(request);
      const subscriber = token === '' ? undefined : await subscriberOfToken.maybe({ hash: tokenHash(token) });
      response.set('Cache-Control', 'private, no-store');
      if (subscriber === undefined) {
        await consumeLimit('wire-refused-by-address', request.ip ?? '');
        response.status(401).set('WWW-Authenticate', 'Bearer realm="wire"').type('text/plain');
        response.send('Please send the token of your subscription: Authorization: Bearer …\n');
        return;
      }
      const { subscriberId, pausedAt } = subscriber;
      await consumeLimit('wire-by-subscriber', subscriberId);
      const after = placeAsked(request);
      if (after === null) {
        response.status(400).type('text/plain').send('after is the number of a delivery.\n');
        return;
      }
      const behind = pausedAt === null ? await deliveriesBehind.all({ subscriberId, after }) : [];
      const stories: NewsStory[] = [];
      const sent: number[] = [];
      for (const delivery of behind) {
        const found = delivery.isOutdated ? null : await deliveredStory(delivery, config);
        if (found === null || !found.isSent) continue;
        stories.push(found.story);
        sent.push(delivery.deliveryNumber);
      }
      const seen = behind.map(({ deliveryNumber }) => deliveryNumber);
      const at = now();
      const next = `${config.publicUrl}/wire/${format.file}?after=${seen.at(-1) ?? after}`;
      const uri = `${config.publicUrl}/wire/${format.file}?after=${after}`;
      const text = format.writeList(
        stories,
        { uri, title: config.siteName },
        { sender: config.siteName, now: at },
      );
      // Noted when it is on its way: what the line then loses is asked for again with the same number.
      if (seen.length > 0) await deliveriesFetched.run({ subscriberId, seen, sent, now: at });
      response.set('Link', `<${next}>; rel="next"`);
      sendPage(response, 200, text, `${format.type}; charset=utf-8`);
    });
  }
  return router;
};
