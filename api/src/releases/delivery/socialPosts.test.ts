import { expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { publishDueRelease } from '../publishing/publishDueRelease';
import type { User } from '../../people/users/User';
import { SocialRefused } from '../../platform/ports/social/socialPort';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeSocialAccount } from '../../testing/makeHoldings';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { sendSocialPost } from './sendSocialPost';

const server = useTestServer();

const selected = (type: 'LinkedIn' | 'Facebook') => ({
  type,
  selected: true,
  accountName: 'Dana Ortiz',
  avatar: null,
});
const everything = {
  hasCisionSocialPost: true,
  cisionSocialPost: 'Four hundred jobs.',
  twitterMessage: 'We open on Friday.',
  xPostHandle: 'Dana Ortiz',
  linkedinSocialHandle: selected('LinkedIn'),
  facebookSocialHandle: selected('Facebook'),
};

const networks = ['Twitter', 'LinkedIn', 'Facebook'] as const;
const connected = async (): Promise<User> => {
  const user = await makeUser();
  for (const network of networks)
    await makeSocialAccount(user, {
      network,
      keys: server.config.social.tokenKeys,
      ...(network === 'Facebook' ? { page: 'Harbor' } : {}),
    });
  return user;
};

const publish = async (user: User, content: object) => {
  const given = { releaseDate: new Date(Date.now() - 60_000), paid: true, ...content };
  const { distributionId } = await makeRelease(user, given, 'PendingDistribution');
  await doJob(server, publishDueRelease, { distributionId });
  return distributionId;
};
const postsOf = async (user: User, id: number) =>
  (await (await server.as(user)).call('getRelease', { path: { id } })).data.socialPosts ?? [];
const idOf = async (distributionId: number): Promise<number> => {
  const [row] = await execute<{ id: number }>(
    'select social_post_id as id from social_posts where distribution_id = $1',
    [distributionId],
  );
  return row?.id ?? 0;
};

it('posts from the accounts that were chosen, with the address of the release, and shows where', async () => {
  const user = await connected();
  const id = await publish(user, everything);
  await runJobs(server);
  const posts = await postsOf(user, id);
  expect(posts.map(({ kind }) => kind)).toEqual(['xOperator', 'xMessage', 'linkedIn', 'facebook']);
  for (const { address, problem, postedAt } of posts) {
    expect(address).toMatch(/^https:\/\/network\.example\//);
    expect([problem, typeof postedAt]).toEqual([null, 'string']);
  }
  const { operator, LinkedIn } = server.ports.social;
  expect(operator.posts).toMatchObject([{ text: 'Four hundred jobs.' }]);
  expect(LinkedIn.posts[0]?.link).toMatch(/^http:\/\/localhost:3000\/news\/harbor-robotics-.*-\d+$/);
  expect(LinkedIn.posts[0]?.text).toContain('\n\n');
});

it('posts nothing that was not chosen, and nothing twice when its job runs again', async () => {
  const user = await connected();
  expect(await postsOf(user, await publish(user, {}))).toEqual([]);
  const id = await publish(user, { twitterMessage: 'Once.', xPostHandle: 'Dana Ortiz' });
  const payload = { distributionId: id, socialPostId: await idOf(id) };
  const before = server.ports.social.Twitter.posts.length;
  for (const _time of [1, 2]) await doJob(server, sendSocialPost, payload);
  expect(server.ports.social.Twitter.posts).toHaveLength(before + 1);
});

it('says to the network that it was tried before, when the answer was lost', async () => {
  const user = await connected();
  const { Twitter } = server.ports.social;
  const id = await publish(user, { twitterMessage: 'Lost.', xPostHandle: 'Dana Ortiz' });
  const payload = { distributionId: id, socialPostId: await idOf(id) };
  Twitter.down = true;
  await expect(doJob(server, sendSocialPost, payload)).rejects.toThrow('switched off');
  expect(await postsOf(user, id)).toMatchObject([{ problem: 'unavailable', postedAt: null }]);
  Twitter.down = false;
  await doJob(server, sendSocialPost, payload);
  expect(Twitter.posts.at(-1)?.triedAt).toBeInstanceOf(Date);
  expect(await postsOf(user, id)).toMatchObject([{ problem: null }]);
});

it('ends an authorization that the network takes no more, and posts once the account is connected again', async () => {
  const user = await connected();
  const { LinkedIn } = server.ports.social;
  const id = await publish(user, { linkedinSocialHandle: selected('LinkedIn') });
  const payload = { distributionId: id, socialPostId: await idOf(id) };
  LinkedIn.refuses = new SocialRefused('authorization', 'revoked');
  await expect(doJob(server, sendSocialPost, payload)).rejects.toThrow('revoked');
  LinkedIn.refuses = null;
  expect(await postsOf(user, id)).toMatchObject([{ problem: 'expired' }]);
  const client = await server.as(user);
  const read = await client.call('listSocialAccounts', { query: { socialMedia: 'LinkedIn' } });
  expect(read.data).toMatchObject({ authorized: false });
  await execute(`update social_accounts set is_authorized = true where user_id = $1`, [user.userId]);
  await doJob(server, sendSocialPost, payload);
  expect(LinkedIn.posts.at(-1)?.triedAt).toBeNull();
  expect(await postsOf(user, id)).toMatchObject([{ problem: null }]);
});

it('renews what ends within a minute, before it posts', async () => {
  const user = await connected();
  await execute('update social_accounts set tokens = null where user_id = $1', [user.userId]);
  const client = await server.as(user);
  const { data } = await client.call('getSocialAuthorization', {
    query: {
      socialMedia: 'Twitter',
      clientReturnUrl: 'http://localhost:3000/',
      clientCallbackUrl: 'http://localhost:3000/oauthconfirmcallback/twitter',
    },
  });
  const state = new URL(data).searchParams.get('state') ?? '';
  await client.call('confirmSocialAuthorization', {
    query: { socialMedia: 'Twitter', state, code: 'short-lived' },
  });
  const id = await publish(user, { twitterMessage: 'Renewed.', xPostHandle: 'short-lived' });
  setClock(new Date(Date.now() + 3 * 3_600_000));
  await doJob(server, sendSocialPost, { distributionId: id, socialPostId: await idOf(id) });
  setClock(null);
  expect(server.ports.social.Twitter.posts.at(-1)?.with).toBe('short-lived+');
});
