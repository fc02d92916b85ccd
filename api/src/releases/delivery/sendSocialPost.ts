import type { SocialNetwork } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import type { JobContext, JobHandler, JobPlan } from '../../platform/jobs/job';
import {
  type PostedAs,
  type SocialContent,
  SocialRefused,
  SocialUnavailable,
} from '../../platform/ports/social/socialPort';
import { findConnection, useConnection } from '../social/connection';
import type { PostKind } from './postSocially';

type Row = {
  kind: PostKind;
  userId: number;
  content: SocialContent;
  triedAt: Date | null;
  isPosted: boolean;
};

const networks: Record<Exclude<PostKind, 'xOperator'>, SocialNetwork> = {
  xMessage: 'Twitter',
  linkedIn: 'LinkedIn',
  facebook: 'Facebook',
};

/** Answers when it was tried before, and notes this try. */
const socialPostTry = statement('social-post-try')`
with before as (
  select p.*, r.user_id from social_posts p join releases r using (distribution_id)
  where social_post_id = :socialPostId for update of p)
update social_posts p set tried_at = case when p.posted_at is null then :now else p.tried_at end
from before where p.social_post_id = before.social_post_id
returning before.kind, before.user_id as "userId", before.content, before.tried_at as "triedAt",
  before.posted_at is not null as "isPosted!"`.as<{ content: SocialContent }>();

const notConnected = (): SocialRefused =>
  new SocialRefused('authorization', 'The account that posts is not connected.');

/** Throws SocialRefused and SocialUnavailable. */
const post = async (
  { kind, userId, content, triedAt }: Row,
  { ports, config, now }: JobContext,
): Promise<PostedAs> => {
  if (kind === 'xOperator') {
    const { operator } = ports.social;
    if (operator === null) throw notConnected();
    const none = { access: '', accessEnds: null, refresh: null };
    return operator.post(none, content, { accountId: '', triedAt });
  }
  const keys = config.social.tokenKeys;
  const port = ports.social[networks[kind]];
  const connection = await findConnection(userId, networks[kind], keys);
  if (port === null || connection === null) throw notConnected();
  const { accountId } = connection;
  return useConnection(connection, { port, keys, now }, (tokens) =>
    port.post(tokens, content, { accountId, triedAt }),
  );
};

const problemOf = (error: unknown): 'expired' | 'refused' | 'unavailable' => {
  if (!(error instanceof SocialRefused)) return 'unavailable';
  return error.because === 'authorization' ? 'expired' : 'refused';
};

const socialPostDone = statement('social-post-done')`
update social_posts set posted_at = :now, post_id = :id, address = :address?, problem = null where social_post_id = :socialPostId`;

const socialPostProblem = statement('social-post-problem')`
update social_posts set problem = :error where social_post_id = :socialPostId`;

const socialPostUntried = statement('social-post-untried')`
update social_posts set tried_at = null where social_post_id = :socialPostId`;

/**
 * Posts once. A failure is noted for the customer and thrown: it is tried again with growing delays, so that an account
 * which is connected again meanwhile is used, and waits for staff in the end.
 */
export const sendSocialPost: JobHandler<{ distributionId: number; socialPostId: number }> = async (
  { socialPostId },
  context,
) => {
  const row = await socialPostTry.maybe({ socialPostId, now: context.now });
  if (row === undefined || row.isPosted) return;
  try {
    const { id, address } = await post(row, context);
    await socialPostDone.run({ socialPostId, now: context.now, id, address });
  } catch (error) {
    await socialPostProblem.run({ socialPostId, error: problemOf(error) });
    // What a network has refused was not posted: the next try is a first one.
    if (error instanceof SocialRefused) await socialPostUntried.run({ socialPostId });
    else if (!(error instanceof SocialUnavailable)) context.log.error({ err: error }, 'A post failed');
    throw error;
  }
};

export const sendSocialPostJob = {
  handler: sendSocialPost,
  title: 'Post a published release to a social network',
  retryLimit: 8,
  retryDelay: 15,
  expireInSeconds: 90,
  atOnce: 3,
} as const satisfies JobPlan;
