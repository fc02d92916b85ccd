import { expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { makeSession, makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer({}, 'cold');

const site = 'http://localhost:3000';
const askFor = (socialMedia: 'Twitter' | 'LinkedIn' | 'Linkedin' | 'Facebook') => ({
  query: {
    socialMedia,
    clientReturnUrl: `${site}/settings/social`,
    clientCallbackUrl: `${site}/oauthconfirmcallback/${socialMedia}`,
  },
});

const customer = async () => {
  const user = await makeUser();
  const switches = { hasEnableOAuthLinkedIn: true, hasEnableOAuthFacebook: true };
  await execute('update users set feature_overrides = $2 where user_id = $1', [
    user.userId,
    JSON.stringify(switches),
  ]);
  return { user, client: await server.as(user) };
};
type Customer = Awaited<ReturnType<typeof customer>>;
type Network = 'Twitter' | 'LinkedIn' | 'Facebook';

const stateFor = async ({ client }: Pick<Customer, 'client'>, network: Network): Promise<string> => {
  const { data } = await client.call('getSocialAuthorization', askFor(network));
  return new URL(data).searchParams.get('state') ?? '';
};
const connect = async (person: Customer, network: Network, code: string = network) => {
  const query = { socialMedia: network, state: await stateFor(person, network), code };
  return (await person.client.call('confirmSocialAuthorization', { query })).data;
};

it('connects an account of each network, and keeps what the network gave sealed', async () => {
  const person = await customer();
  expect(await connect(person, 'Twitter', 'harborbots')).toMatchObject({
    type: 'Twitter',
    userLoginName: 'harborbots',
    authorized: true,
  });
  await connect(person, 'LinkedIn');
  expect(await connect(person, 'Facebook')).toMatchObject({ type: 'Facebook', pageId: null });
  // The same network again replaces the account.
  await connect(person, 'Twitter', 'harbornews');
  const { data } = await person.client.call('listSocialAccounts');
  expect(data).toMatchObject([{ userLoginName: 'harbornews' }, { type: 'LinkedIn' }, { type: 'Facebook' }]);
  const kept = await execute<{ tokens: string }>('select tokens from social_accounts where user_id = $1', [
    person.user.userId,
  ]);
  for (const { tokens } of kept) expect(tokens).toMatch(/^v1\.test\.[\w-]+$/);
});

it('takes a state of this session alone, once, for its network, and for ten minutes', async () => {
  const person = await customer();
  const state = await stateFor(person, 'Twitter');
  const confirm = (client: Customer['client'], socialMedia: Network, given = state) =>
    client.call('confirmSocialAuthorization', { query: { socialMedia, state: given, code: 'dana' } });
  const ended = { status: 400, problem: { code: 'social-state' } };
  await expect(confirm(await server.as(person.user), 'Twitter')).rejects.toMatchObject(ended);
  await confirm(person.client, 'Twitter');
  await expect(confirm(person.client, 'Twitter')).rejects.toMatchObject(ended);
  const crossed = await stateFor(person, 'Twitter');
  await expect(confirm(person.client, 'LinkedIn', crossed)).rejects.toMatchObject(ended);
  const late = await stateFor(person, 'Twitter');
  setClock(new Date(Date.now() + 11 * 60_000));
  await expect(confirm(person.client, 'Twitter', late)).rejects.toMatchObject(ended);
  setClock(null);
});

it('says why nothing was connected: refused by the person, by the network, no account, no answer', async () => {
  const person = await customer();
  const twitter = server.ports.social.Twitter;
  const query = { socialMedia: 'Twitter' as const, error: 'access_denied' };
  const refused = person.client.call('confirmSocialAuthorization', {
    query: { ...query, state: await stateFor(person, 'Twitter') },
  });
  await expect(refused).rejects.toMatchObject({ status: 400, problem: { code: 'social-refused' } });
  twitter.hasAccount = false;
  await expect(connect(person, 'Twitter')).rejects.toMatchObject({ status: 404 });
  twitter.hasAccount = true;
  twitter.down = true;
  await expect(connect(person, 'Twitter')).rejects.toMatchObject({ status: 503 });
  twitter.down = false;
  expect((await person.client.call('listSocialAccounts')).data).toEqual([]);
});

it.each([
  ['clientCallbackUrl', 'https://evil.example/oauthconfirmcallback/twitter'],
  ['clientCallbackUrl', `${site}/oauthconfirmcallback/linkedin`],
  ['clientCallbackUrl', `${site}/oauthconfirmcallback/twitter?to=evil`],
  ['clientCallbackUrl', `${site}@evil.example/oauthconfirmcallback/twitter`],
  ['clientReturnUrl', 'javascript:alert(1)'],
])('refuses as %s what is not of this site: %s', async (field, address) => {
  const { client } = await customer();
  const { query } = askFor('Twitter');
  const asked = client.call('getSocialAuthorization', { query: { ...query, [field]: address } });
  await expect(asked).rejects.toMatchObject({ status: 400, problem: { fields: [{ pointer: field }] } });
});

it('connects no network that is switched off, and nothing in the place of somebody else', async () => {
  const user = await makeUser();
  const client = await server.as(user);
  const off = client.call('getSocialAuthorization', askFor('Linkedin'));
  await expect(off).rejects.toMatchObject({ status: 403, problem: { code: 'not-allowed' } });
  const admin = await makeUser({ groupName: 'ADMIN' });
  const { data } = await server
    .withToken(await makeSession(admin))
    .call('impersonateUser', { path: { id: user.userId }, query: { force: true } });
  const acting = server.withToken(data.sid);
  const refused = { status: 403, problem: { code: 'not-while-impersonating' } };
  await expect(acting.call('getSocialAuthorization', askFor('Twitter'))).rejects.toMatchObject(refused);
  await expect(acting.call('listFacebookPages')).rejects.toMatchObject(refused);
});

it('posts to a page of the account that is chosen, and to none of somebody else', async () => {
  const person = await customer();
  await expect(person.client.call('listFacebookPages')).rejects.toMatchObject({ status: 404 });
  await connect(person, 'Facebook');
  const { data, headers } = await person.client.call('listFacebookPages');
  expect([data, headers.get('x-total-count')]).toEqual([
    [{ id: '104412345678901', name: 'Harbor Robotics' }],
    '1',
  ]);
  const choose = (pageId: string) => person.client.call('chooseFacebookPage', { body: { pageId } });
  await expect(choose('999')).rejects.toMatchObject({ status: 400 });
  expect((await choose('104412345678901')).data).toMatchObject({ pageName: 'Harbor Robotics' });
});

it('removes an account with its tokens, tells the network, and takes it from what is not published', async () => {
  const person = await customer();
  const account = await connect(person, 'LinkedIn', 'dana');
  const handle = { type: 'LinkedIn', selected: true, accountName: 'dana', avatar: null } as const;
  const [waiting, published] = [
    await makeRelease(person.user, {}, 'PendingDistribution'),
    await makeRelease(person.user, {}, 'Published'),
  ];
  await execute('update releases set linkedin_social_handle = $1 where user_id = $2', [
    JSON.stringify(handle),
    person.user.userId,
  ]);
  const at = { path: { accountId: account.id }, query: { socialMedia: 'Linkedin' as const } };
  const stranger = await customer();
  for (const call of ['hasActiveReleases', 'removeSocialAccount'] as const) {
    await expect(stranger.client.call(call, at)).rejects.toMatchObject({ status: 404 });
    const wrong = { ...at, query: { socialMedia: 'Twitter' as const } };
    await expect(person.client.call(call, wrong)).rejects.toMatchObject({ status: 404 });
  }
  expect((await person.client.call('hasActiveReleases', at)).data).toBe(true);
  expect((await person.client.call('removeSocialAccount', at)).status).toBe(204);
  await expect(person.client.call('hasActiveReleases', at)).rejects.toMatchObject({ status: 404 });
  const rows = await execute<{ id: number; handle: unknown }>(
    'select distribution_id as id, linkedin_social_handle as handle from releases where user_id = $1 order by 1',
    [person.user.userId],
  );
  expect(rows).toEqual([
    { id: waiting.distributionId, handle: null },
    { id: published.distributionId, handle },
  ]);
  await runJobs(server);
  expect(server.ports.social.LinkedIn.revoked).toMatchObject([{ access: 'dana' }]);
  const token = await makeSession(person.user);
  expect((await server.withToken(token).call('listSocialAccounts')).data).toEqual([]);
});
