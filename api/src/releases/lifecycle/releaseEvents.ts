import {
  newsPath,
  type ReleaseAction,
  type ReleaseStateNumber,
  stateOfNumber,
  type WebhookEvent,
} from '@dispatch/contract';
import { tellWebhooks } from '../../people/webhooks/tellWebhooks';
import { statement } from '../../platform/database/statement';

/** What each move tells the webhooks of its customer. What was changed at the desk waits for its customer as what is held does. */
export const movesTold: Partial<Record<ReleaseAction, WebhookEvent>> = {
  submit: 'release.submitted',
  resubmit: 'release.submitted',
  hold: 'release.held',
  holdLocked: 'release.held',
  holdLimited: 'release.held',
  approveWithChanges: 'release.held',
  approve: 'release.approved',
  approveOwnSite: 'release.approved',
  accept: 'release.approved',
  refuse: 'release.refused',
  publish: 'release.published',
  republish: 'release.corrected',
  takeDown: 'release.withdrawn',
};

/** Nothing where nobody has asked for it. */
const releaseToTell = statement('release-to-tell')`
select r.user_id as "userId", r.headline, r.prweb_press_release_id as prid, r.state, r.published_at as "publishedAt"
from releases r where r.distribution_id = :distributionId
  and exists (select 1 from webhooks w where w.user_id = r.user_id and :event = any(w.events))`.as<{
  state: ReleaseStateNumber;
}>();

type Told = {
  /** Why it was held, refused or withdrawn. */
  reasons?: readonly string[];
  /** Who has taken it or not. */
  delivery?: { receiver: string; occasion: string };
  now: Date;
};

/** Tells the webhooks of its customer what has become of a release, in the transaction that does it. */
export const tellOfRelease = async (
  distributionId: number,
  event: WebhookEvent,
  { reasons = [], delivery, now }: Told,
): Promise<void> => {
  const row = await releaseToTell.maybe({ distributionId, event });
  if (row === undefined) return;
  const { userId, headline, prid, state, publishedAt } = row;
  const data = {
    distributionId,
    PRID: prid,
    headline,
    state: stateOfNumber(state),
    path: publishedAt === null ? null : newsPath(headline, prid),
    reasons,
    delivery: delivery ?? null,
  };
  await tellWebhooks(event, { userId, data, now });
};
