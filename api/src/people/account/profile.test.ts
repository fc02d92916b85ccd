import { describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const profile = {
  firstName: 'Ingrid',
  lastName: 'Åkesson',
  email: 'ingrid@lund.example',
  organization: 'Lund Instrument AB',
  address1: 'Storgatan 4',
  address2: 'Plan 2',
  city: 'Lund',
  state: 'Skåne',
  zip: '22350',
  country: 'SWE',
  phone: '+46 46 555 01 42',
};

const linesOf = (userId: number) =>
  execute<{ action: string; details: object; impersonator_user_id: number | null }>(
    'select action, details, impersonator_user_id from audit_log where actor_user_id = $1 order by audit_id',
    [userId],
  );

describe('the profile', () => {
  test('is saved with all its fields, and answered as it is saved', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    const typed = { ...profile, firstName: ' Ingrid ', address2: ' Plan 2' };
    const { data } = await client.call('saveProfile', { body: typed });
    expect(data).toMatchObject({ ...profile, id: user.userId, group: 'USER' });
    expect((await client.call('getMe')).data).toEqual(data);
  });

  test('keeps the login name when the address changes, and does not take what is read-only', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    const { data } = await client.call('saveProfile', {
      body: {
        ...profile,
        oktaLogin: 'other@lund.example',
        createdDate: '2001-01-01T00:00:00.000Z',
        partnerId: 7,
      },
    });
    expect(data).toMatchObject({
      oktaLogin: user.oktaLogin,
      email: 'ingrid@lund.example',
      partnerId: null,
      createdDate: user.createdDate.toISOString(),
    });
    expect((await client.call('checkSession', { body: {} })).data.oktaLogin).toBe(user.oktaLogin);
  });

  test('empties what is left out', async () => {
    const user = await makeUser({ state: 'Maryland', zip: '21201' });
    const { firstName, lastName, email, organization, country, phone } = profile;
    const { data } = await (
      await server.as(user)
    ).call('saveProfile', { body: { firstName, lastName, email, organization, country, phone } });
    expect(data).toMatchObject({ address1: '', address2: '', city: '', state: '', zip: '' });
  });

  test('writes into the audit log which fields have changed, once and without their values', async () => {
    const user = await makeUser({ ...profile, email: 'before@lund.example' });
    const client = await server.as(user);
    await client.call('saveProfile', { body: profile });
    await client.call('saveProfile', { body: profile });
    expect(await linesOf(user.userId)).toEqual([
      { action: 'profile.save', details: { fields: ['email'] }, impersonator_user_id: null },
    ]);
  });

  test('does not make a new address a verified one', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    await client.call('saveProfile', { body: { ...profile, email: 'victim@lund.example' } });
    expect((await client.call('listVerifiedEmails', { query: { type: 0, isVerified: true } })).data).toEqual([
      { email: user.oktaLogin, isVerified: true },
    ]);
    const { data } = await client.call('verifyContact', {
      body: { entityKey: 'victim@lund.example' },
    });
    expect(data.isVerified).toBe(false);
  });
});

describe('what the screens remember', () => {
  test('is nothing at first, then what was set last, for this person alone', async () => {
    const [one, other] = [await server.as(await makeUser()), await server.as(await makeUser())];
    expect((await one.call('listUserParameters')).data).toEqual([]);
    const dismissed = { parameterName: 'WelcomeMessage', parameterValue: 'false' } as const;
    expect((await one.call('setUserParameter', { body: dismissed })).data).toEqual(dismissed);
    expect((await one.call('listUserParameters')).data).toEqual([dismissed]);
    expect((await other.call('listUserParameters')).data).toEqual([]);
    await one.call('setUserParameter', { body: { ...dismissed, parameterValue: 'true' } });
    expect((await one.call('listUserParameters')).data).toEqual([{ ...dismissed, parameterValue: 'true' }]);
  });

  test('is recorded when it changes', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    const body = { parameterName: 'WelcomeMessage', parameterValue: 'false' } as const;
    await client.call('setUserParameter', { body });
    await client.call('setUserParameter', { body });
    expect(await linesOf(user.userId)).toEqual([
      { action: 'parameter.set', details: { WelcomeMessage: 'false' }, impersonator_user_id: null },
    ]);
  });
});
