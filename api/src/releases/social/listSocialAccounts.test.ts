import { expect, it } from 'vitest';
import { makeUser } from '../../testing/factories';
import { makeSocialAccount } from '../../testing/makeHoldings';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const later = new Date('2099-01-19T16:00:00Z');

const customer = async () => {
  const user = await makeUser();
  return { user, client: await server.as(user) };
};

it('answers the one account of a network, by each spelling of its name, and 204 when there is none', async () => {
  const { user, client } = await customer();
  const id = await makeSocialAccount(user, { network: 'LinkedIn', expires: later });
  await makeSocialAccount(await makeUser(), { network: 'Twitter' });
  for (const socialMedia of ['LinkedIn', 'Linkedin'] as const) {
    const { status, data } = await client.call('listSocialAccounts', { query: { socialMedia } });
    expect(status).toBe(200);
    expect(data).toEqual({
      id,
      type: 'LinkedIn',
      userLoginName: 'Dana Ortiz',
      avatarLink: 'https://media.example/dana.jpg',
      authorized: true,
      linkedinUserId: 'kT3xQ9wz',
      tokenExpireDate: later.toISOString(),
    });
  }
  expect((await client.call('listSocialAccounts', { query: { socialMedia: 'Twitter' } })).status).toBe(204);
});

it('shows Facebook by its page, and knows what cannot be used any more', async () => {
  const { user, client } = await customer();
  await makeSocialAccount(user, { network: 'Facebook', page: 'Harbor Robotics' });
  await makeSocialAccount(user, { network: 'LinkedIn', expires: new Date(Date.now() - 1000) });
  await makeSocialAccount(user, { network: 'Twitter', isAuthorized: false });
  const { data, headers } = await client.call('listSocialAccounts');
  expect(data).toMatchObject([
    { type: 'Twitter', authorized: false, twitterUserId: 'kT3xQ9wz', tokenExpireDate: null },
    { type: 'LinkedIn', authorized: false },
    { type: 'Facebook', authorized: true, pageName: 'Harbor Robotics', pageId: '10441' },
  ]);
  expect(headers.get('x-total-count')).toBe('3');
  const second = await client.call('listSocialAccounts', { query: { pageNumber: 2, limit: 2 } });
  expect(second.data).toMatchObject([{ type: 'Facebook' }]);
});

it('has an empty list for a new account, refuses other networks, and callers without a session', async () => {
  const { client } = await customer();
  expect((await client.call('listSocialAccounts')).data).toEqual([]);
  await expect(
    client.call('listSocialAccounts', { query: { socialMedia: 'Friendster' as 'Twitter' } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(server.client.call('listSocialAccounts')).rejects.toMatchObject({ status: 401 });
});
