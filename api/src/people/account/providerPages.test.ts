import { afterEach, expect, test } from 'vitest';
import { makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => {
  server.ports.identity.down = false;
});

const settings = 'http://localhost:1/enduser/settings';

test('the password is changed at the provider', async () => {
  const client = await server.as(await makeUser());
  expect((await client.call('getChangePasswordUrl')).data).toEqual({ changePasswordUrl: settings });
});

test('the second factor is set up at the provider, which says whether there is one', async () => {
  const user = await makeUser({ providerUserId: '00u-second' });
  const client = await server.as(user);
  expect((await client.call('getSecondFactorUrl')).data).toEqual({
    hasSecondFactor: false,
    secondFactorUrl: settings,
  });
  server.ports.identity.secondFactors.add('00u-second');
  expect((await client.call('getSecondFactorUrl')).data.hasSecondFactor).toBe(true);
});

test('an account that has not met the provider yet is looked for by its login name', async () => {
  const user = await makeUser();
  const client = await server.as(user);
  expect((await client.call('getSecondFactorUrl')).data.hasSecondFactor).toBe(false);
  server.ports.identity.people.set(user.oktaLogin, {
    providerUserId: '00u-found',
    status: 'ACTIVE',
    email: user.email,
  });
  server.ports.identity.secondFactors.add('00u-found');
  expect((await client.call('getSecondFactorUrl')).data.hasSecondFactor).toBe(true);
});

test('while the provider is silent it is a 503', async () => {
  const client = await server.as(await makeUser());
  server.ports.identity.down = true;
  await expect(client.call('getSecondFactorUrl')).rejects.toMatchObject({
    status: 503,
    problem: { code: 'service-unavailable' },
  });
});
