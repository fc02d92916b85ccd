import { describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import { partnersList } from './listPartners';

const server = useTestServer();

describe('a partner', () => {
  test('is found by its slug in any capitals, with its prices beside the list prices', async () => {
    const { partnerId } = await makePartner({ slug: 'Bay-Alliance', prices: { '80': 9_900, '360': 40_800 } });
    const query = { slug: 'bay-alliance' };
    expect((await server.client.call('searchPartner', { query })).data).toEqual({
      partnerId,
      version: 1,
      slug: 'Bay-Alliance',
      name: 'Bay Business Alliance',
      logoPath: null,
      splashdescriptioncontent: '',
      spashrightpanelcontent: '',
      splashresourcecontent: '',
      packageDescription: ['', '', '', ''],
      redirect: false,
    });
    expect((await server.client.call('listPartnerPackages', { query })).data).toEqual([
      { packageId: '80', name: 'Basic', price: 99, listPrice: 120 },
      { packageId: '140', name: 'Standard', price: 245, listPrice: 245 },
      { packageId: '200', name: 'Advanced', price: 360, listPrice: 360 },
      { packageId: '360', name: 'Premium', price: 408, listPrice: 480 },
    ]);
  });

  test('is shown to its customers, and others have none', async () => {
    const { partnerId, slug } = await makePartner();
    const customer = await server.as(await makeUser({ partnerId }));
    expect(await customer.call('getMyPartner')).toMatchObject({ status: 200, data: { partnerId, slug } });
    const other = await server.as(await makeUser());
    expect((await other.call('getMyPartner')).status).toBe(204);
  });
});

describe('the list of partners', () => {
  test('has users, the largest discount, pages and a search, by name', async () => {
    await execute('update users set partner_id = null');
    await execute('delete from partners');
    const alpine = await makePartner({ name: 'Alpine Press Club', slug: 'alpine', redirect: true });
    const bay = await makePartner({
      name: 'Bay Alliance',
      slug: 'bay',
      prices: { '80': 9_900, '200': 24_001, '360': 60_000 },
    });
    await makePartner({ name: 'Crest Chamber', slug: '100_percent', prices: { '80': 0 } });
    await makePartner({ name: 'Zenith Club', slug: 'zenith', prices: { '360': 60_000 } });
    await makeUser({ partnerId: bay.partnerId });
    await makeUser({ partnerId: bay.partnerId });
    const staff = await server.as(await makeUser({ group: 'VIRTUALPRESSOFFICE' }));
    const all = await staff.call('listPartners', {});
    expect(all.data).toEqual([
      {
        partnerId: alpine.partnerId,
        slug: 'alpine',
        name: 'Alpine Press Club',
        logoPath: null,
        redirect: true,
        users: 0,
        discount: 0,
      },
      expect.objectContaining({ name: 'Bay Alliance', users: 2, discount: 33.33 }),
      expect.objectContaining({ name: 'Crest Chamber', users: 0, discount: 100 }),
      // Its own price is the higher one.
      expect.objectContaining({ name: 'Zenith Club', users: 0, discount: 0 }),
    ]);
    expect(all.headers.get('X-Total-Count')).toBe('4');
    const second = await staff.call('listPartners', { query: { pageNumber: 2, limit: 2 } });
    expect(second.data.map(({ name }) => name)).toEqual(['Crest Chamber', 'Zenith Club']);
    expect(second.headers.get('X-Total-Count')).toBe('4');
    const named = async (searchText: string) =>
      (await staff.call('listPartners', { query: { searchText } })).data.map(({ name }) => name);
    expect(await named('ALLIANCE')).toEqual(['Bay Alliance']);
    const found = await staff.call('listPartners', { query: { searchText: 'bay' } });
    expect(found.headers.get('X-Total-Count')).toBe('1');
    expect(await named('100_')).toEqual(['Crest Chamber']);
    expect(await named('_')).toEqual(['Crest Chamber']);
    expect(await named('nobody')).toEqual([]);
  });

  test('reads a page by its indexes, however many partners there are', async () => {
    await execute(
      `insert into partners (slug, name)
       select 'many-' || n, 'Chamber ' || md5(n::text) from generate_series(1, 5000) n`,
    );
    await execute('analyze partners');
    const list = await planOf(partnersList, { limit: 50, offset: 0 });
    expect(list).toContain('partners_by_name');
    expect(list).toContain('users_of_partner');
  });
});
