import { randomUUID } from 'node:crypto';
import type { SocialNetwork } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SocialStandIn, startSocialStandIn } from '../../../testing/socialStandIn';
import {
  type Grant,
  type SocialPort,
  type SocialPorts,
  SocialRefused,
  SocialUnavailable,
} from './socialPort';
import { socialPorts } from './socialPorts';

let standIn: SocialStandIn;
let ports: SocialPorts;
beforeAll(async () => {
  standIn = await startSocialStandIn();
  ports = socialPorts({ social: standIn.settings });
});
afterAll(() => standIn.stop());

const portOf = (network: SocialNetwork): SocialPort => {
  const port = ports[network];
  if (port === null) throw new Error(`${network} is not configured.`);
  return port;
};
const callbackUrl = 'http://localhost:3000/oauthconfirmcallback/any';
const verifier = 'v'.repeat(43);

const codeOf = async (port: SocialPort, name?: string): Promise<string> => {
  const address = await port.authorizationUrl({ callbackUrl, state: 'a-state', verifier });
  const back = await standIn.decide(address, 'approve', name);
  expect(back.searchParams.get('state')).toBe('a-state');
  return back.searchParams.get('code') ?? '';
};
const connected = async (port: SocialPort, name?: string): Promise<Grant> =>
  port.exchangeCode({ callbackUrl, code: await codeOf(port, name), verifier });

const content = () => ({
  text: `Four hundred jobs ${randomUUID()}`,
  link: 'https://releases.example/news/jobs-1',
  title: 'Four hundred jobs',
  description: 'They begin on Friday.',
});

/** Ready to post: its tokens, with the first page where the network has pages. */
const ready = async (network: SocialNetwork) => {
  const port = portOf(network);
  const { tokens } = await connected(port);
  const { id } = (await port.profile(tokens)) ?? { id: '' };
  const [page] = await port.pages(tokens);
  return { port, tokens: { ...tokens, ...(page && { page }) }, accountId: id };
};

const paths = { Twitter: '/2/tweets', LinkedIn: '/v2/ugcPosts', Facebook: '/:page/feed' } as const;

describe.each(['Twitter', 'LinkedIn', 'Facebook'] as const)('%s', (network) => {
  it('is connected by a code that works once, for the address that it was given to', async () => {
    const port = portOf(network);
    const code = await codeOf(port, 'Dana Ortiz');
    const other = port.exchangeCode({ callbackUrl: `${callbackUrl}x`, code, verifier });
    await expect(other).rejects.toThrow(SocialRefused);
    const again = port.exchangeCode({ callbackUrl, code, verifier });
    await expect(again).rejects.toMatchObject({ because: 'authorization' });
    const { tokens } = await connected(port, 'Dana Ortiz');
    expect(await port.profile(tokens)).toMatchObject({
      name: expect.stringMatching(/^Dana ?Ortiz$/) as string,
    });
  });

  it('posts what is new, and finds what it has posted when its answer was lost', async () => {
    const { port, tokens, accountId } = await ready(network);
    const [first, second] = [content(), content()];
    const posted = await port.post(tokens, first, { accountId, triedAt: null });
    expect(posted.address).toMatch(/^https:\/\/(x|www\.linkedin|www\.facebook)\.com\//);
    await standIn.hold(network, paths[network], 'after', 'lose');
    const lost = port.post(tokens, second, { accountId, triedAt: null });
    await expect(lost).rejects.toThrow(SocialUnavailable);
    const found = await port.post(tokens, second, { accountId, triedAt: new Date() });
    expect(found.address).not.toBe(posted.address);
    const texts = (await standIn.posts()).map(({ text }) => text);
    for (const { text } of [first, second])
      expect(texts.filter((one) => one.startsWith(text))).toHaveLength(1);
  });

  it('says whether it refuses its tokens or does not answer', async () => {
    const { port, tokens, accountId } = await ready(network);
    await standIn.hold(network, paths[network], 'before', 'fail');
    const failed = port.post(tokens, content(), { accountId, triedAt: null });
    await expect(failed).rejects.toThrow(SocialUnavailable);
    await standIn.expire(network);
    const refused = port.post(tokens, content(), { accountId, triedAt: null });
    await expect(refused).rejects.toMatchObject({ because: 'authorization' });
  });
});

it('wants of X the verifier of the browser that asked, and renews its tokens once', async () => {
  const port = portOf('Twitter');
  const stolen = port.exchangeCode({ callbackUrl, code: await codeOf(port), verifier: 'w'.repeat(43) });
  await expect(stolen).rejects.toThrow(SocialRefused);
  const { tokens, ends } = await connected(port);
  expect(ends).toBeNull();
  const renewed = await port.renew(tokens);
  expect(renewed?.tokens.access).not.toBe(tokens.access);
  await expect(port.renew(tokens)).rejects.toThrow(SocialRefused);
});

it('knows when an account of LinkedIn has to be connected again', async () => {
  const { tokens, ends } = await connected(portOf('LinkedIn'));
  expect((ends?.getTime() ?? 0) - Date.now()).toBeGreaterThan(59 * 86_400_000);
  expect(await portOf('LinkedIn').renew(tokens)).toBeNull();
});

it('lists the pages of Facebook with tokens of their own, and refuses to post without one', async () => {
  const port = portOf('Facebook');
  const { tokens, ends } = await connected(port);
  expect(ends).toBeNull();
  expect((await port.pages(tokens)).map(({ name }) => name)).toEqual([
    'Dana Ortiz Careers',
    'Dana Ortiz Works',
  ]);
  const homeless = port.post(tokens, content(), { accountId: '1', triedAt: null });
  await expect(homeless).rejects.toMatchObject({ because: 'authorization' });
  await port.revoke(tokens);
  await expect(port.pages(tokens)).rejects.toThrow(SocialRefused);
});

it('posts on X from the account of the operator, signed by its keys, and leaves out a link without room', async () => {
  const { operator } = ports;
  const tokens = { access: '', accessEnds: null, refresh: null };
  const posting = { accountId: '', triedAt: null };
  const short = content();
  expect((await operator?.post(tokens, short, posting))?.address).toMatch(/^https:\/\/x\.com\//);
  const long = { ...content(), text: `${randomUUID()} ${'é'.repeat(230)}` };
  await operator?.post(tokens, long, posting);
  const texts = (await standIn.posts()).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining([`${short.text} ${short.link}`, long.text]));
  const { operator: given } = standIn.settings;
  const wrong = socialPorts({
    social: { ...standIn.settings, operator: given && { ...given, tokenSecret: 'x' } },
  });
  await expect(wrong.operator?.post(tokens, content(), posting)).rejects.toThrow(SocialRefused);
});
