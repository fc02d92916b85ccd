import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { User } from '../users/User';
import { makePartner } from '../../testing/makePartner';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

type Named = { partnerId?: number | null; PRWebPartnerSiteField?: string; captcha?: string };

const register = async (named: Named, email = `new-${randomBytes(5).toString('hex')}@harbor.example`) => {
  const body = {
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '757 555 0161',
    organization: 'Tidewater Foods',
    email,
    country: 'USA',
    state: 'Virginia',
    captcha: `solved-${randomBytes(5).toString('hex')}`,
    ...named,
  };
  await server.client.call('registerUser', { body });
  return User.findOne({ where: { oktaLogin: email }, rejectOnEmpty: true });
};

describe('registering through a partner', () => {
  test('by its id, by the slug of its page, or by both, makes a customer of the partner', async () => {
    const { partnerId, slug } = await makePartner({ slug: 'Bay-Alliance', prices: { '80': 9_900 } });
    expect((await register({ partnerId })).partnerId).toBe(partnerId);
    expect((await register({ PRWebPartnerSiteField: slug.toLowerCase() })).partnerId).toBe(partnerId);
    const customer = await register({ partnerId, PRWebPartnerSiteField: slug });
    expect(customer.partnerId).toBe(partnerId);
    const client = await server.as(customer);
    expect((await client.call('getMyPartner')).data).toMatchObject({ partnerId });
    expect((await client.call('listPackages')).data[0]).toMatchObject({ name: 'Basic', price: 99 });
    expect((await register({ partnerId: null, PRWebPartnerSiteField: '' })).partnerId).toBeNull();
  });

  test('that does not exist, or with the slug of another, is refused and makes nothing', async () => {
    const { partnerId } = await makePartner();
    const other = await makePartner();
    const refused = async (named: Named) => {
      const before = await User.count();
      const { status, problem } = await refusalOf(register(named));
      expect(await User.count()).toBe(before);
      return [
        status,
        ...(problem.fields ?? []).map(({ pointer, rule, message }) => [pointer, rule, message]),
      ];
    };
    const unknown = 'This partner does not exist. Please register without it.';
    expect(await refused({ partnerId: 2_000_000_000 })).toEqual([
      400,
      ['/partnerId', 'partner-unknown', unknown],
    ]);
    expect(await refused({ PRWebPartnerSiteField: 'nobody' })).toEqual([
      400,
      ['/PRWebPartnerSiteField', 'partner-unknown', unknown],
    ]);
    expect(await refused({ partnerId, PRWebPartnerSiteField: other.slug })).toEqual([
      400,
      [
        '/PRWebPartnerSiteField',
        'partner-mismatch',
        'The partner and its site do not belong together. Please open the registration page of the partner again.',
      ],
    ]);
    // The captcha is not used up by that.
    const captcha = `solved-${randomBytes(5).toString('hex')}`;
    await refused({ PRWebPartnerSiteField: 'nobody', captcha });
    expect((await register({ partnerId, captcha })).partnerId).toBe(partnerId);
  });
});
