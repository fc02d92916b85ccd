import { randomUUID } from 'node:crypto';
import type { Client } from '@dispatch/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import type { User } from '../users/User';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';
import { waitingFor } from '../../testing/waitingFor';

const server = useTestServer();
let admin: User;
let client: Client;
beforeAll(async () => {
  admin = await makeUser({ group: 'ADMIN' });
  client = await server.as(admin);
});

const create = (body: { name: string; slug: string }) =>
  client.call('createPartner', { headers: { 'Idempotency-Key': randomUUID() }, body });

type Change = Parameters<typeof saveAs>[2];
const saveAs = async (
  caller: Client,
  partnerId: number,
  body: Partial<{ [Field in string]: unknown }> & { slug: string; name: string },
) => (await caller.call('savePartner', { path: { partnerId }, body })).data;
const save = (partnerId: number, body: Change) => saveAs(client, partnerId, body);

const read = async (slug: string) => (await server.client.call('searchPartner', { query: { slug } })).data;
const prices = async (slug: string) =>
  (await server.client.call('listPartnerPackages', { query: { slug } })).data.map(({ price }) => price);

const auditOf = (partnerId: number) =>
  execute<{ action: string; actor_user_id: number; details: object }>(
    `select action, actor_user_id, details from audit_log
      where subject_type = 'partner' and subject_id = $1 order by audit_id`,
    [String(partnerId)],
  );

describe('a new partner', () => {
  test('has a public page at the list prices, and a line in the audit log', async () => {
    const { status, data } = await create({ name: ' Founders Desk ', slug: 'founders-desk' });
    expect(status).toBe(201);
    expect(data).toEqual({
      partnerId: data.partnerId,
      version: 1,
      slug: 'founders-desk',
      name: 'Founders Desk',
      logoPath: null,
      splashdescriptioncontent: '',
      spashrightpanelcontent: '',
      splashresourcecontent: '',
      packageDescription: ['', '', '', ''],
      redirect: false,
    });
    expect(await read('FOUNDERS-desk')).toEqual(data);
    expect(await prices('founders-desk')).toEqual([120, 245, 360, 480]);
    expect(await auditOf(data.partnerId)).toEqual([
      { action: 'partner.create', actor_user_id: admin.userId, details: { slug: 'founders-desk' } },
    ]);
  });

  test('cannot have the slug of another, in whatever capitals', async () => {
    const { slug } = await makePartner();
    const { status, problem } = await refusalOf(create({ name: 'Another', slug: slug.toUpperCase() }));
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'slug-taken', fields: [{ pointer: '/slug' }] });
  });
});

describe('saving a partner', () => {
  test('keeps what is left out, and stores texts as the allow-list lets them through', async () => {
    const { partnerId, slug } = await makePartner({ splashDescription: '<p>kept</p>', redirect: true });
    const saved = await save(partnerId, {
      version: 1,
      slug: `${slug}-2`,
      name: 'Bay',
      spashrightpanelcontent:
        '<h1>Ask us</h1><script>alert(1)</script><p onclick="x"><a href="bay.example">site</a> <a href="javascript:alert(1)">bad</a></p>',
      packageDescription: ['<p>Basic</p>', '', '<img src=x onerror=alert(1)>'],
    });
    expect(saved).toMatchObject({
      version: 2,
      slug: `${slug}-2`,
      name: 'Bay',
      splashdescriptioncontent: '<p>kept</p>',
      spashrightpanelcontent:
        '<h2>Ask us</h2><p><a href="http://bay.example" rel="nofollow noopener">site</a> bad</p>',
      packageDescription: ['<p>Basic</p>', '', '', ''],
      redirect: true,
    });
    expect(await read(`${slug}-2`)).toEqual(saved);
  });

  test('takes what is emptied and switched off, and names without the spaces around them', async () => {
    const { partnerId, slug } = await makePartner({ splashDescription: '<p>gone</p>', redirect: true });
    const saved = await save(partnerId, {
      slug,
      name: ' Bay ',
      splashdescriptioncontent: '',
      redirect: false,
    });
    expect(saved).toMatchObject({ name: 'Bay', splashdescriptioncontent: '', redirect: false });
  });

  test('replaces all own prices, or none when they are left out', async () => {
    const { partnerId, slug } = await makePartner({ prices: { '80': 9_900, '140': 20_000 } });
    const other = await makePartner({ prices: { '80': 7_700 } });
    await save(partnerId, { slug, name: 'Bay' });
    expect(await prices(slug)).toEqual([99, 200, 360, 480]);
    const packages = [{ packageId: '200', price: 306.25 }];
    await save(partnerId, { slug, name: 'Bay', packages });
    expect(await prices(slug)).toEqual([120, 245, 306.25, 480]);
    expect((await auditOf(partnerId)).at(-1)).toMatchObject({
      action: 'partner.save',
      actor_user_id: admin.userId,
      details: { packages, version: 3 },
    });
    await save(partnerId, { slug, name: 'Bay', packages: [] });
    expect(await prices(slug)).toEqual([120, 245, 360, 480]);
    expect(await prices(other.slug)).toEqual([77, 245, 360, 480]);
  });

  test('over a newer version is refused, says who was faster, and changes nothing', async () => {
    const { partnerId, slug } = await makePartner();
    await save(partnerId, { version: 1, slug, name: 'First' });
    const late = save(partnerId, {
      version: 1,
      slug,
      name: 'Second',
      packages: [{ packageId: '80', price: 1 }],
    });
    const { status, problem } = await refusalOf(late);
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'partner-stale', currentVersion: 2, savedBy: admin.oktaLogin });
    expect(Date.parse(problem.savedAt ?? '')).not.toBeNaN();
    expect(await read(slug)).toMatchObject({ name: 'First', version: 2 });
    expect(await prices(slug)).toEqual([120, 245, 360, 480]);
  });

  test('that begins while another save is not yet done is behind it', async () => {
    const { partnerId, slug } = await makePartner();
    const { late } = await inTransaction(async () => {
      await execute(`update partners set version = 2, name = 'First' where partner_id = $1`, [partnerId]);
      const begun = refusalOf(save(partnerId, { version: 1, slug, name: 'Second' }));
      await expect.poll(() => waitingFor('partners')).toBeGreaterThan(0);
      return { late: begun };
    });
    expect(await late).toMatchObject({ status: 409, problem: { code: 'partner-stale', currentVersion: 2 } });
    expect(await read(slug)).toMatchObject({ name: 'First', version: 2 });
  });

  test('by two at once keeps the one that was first', async () => {
    const { partnerId, slug } = await makePartner();
    const both = await Promise.allSettled(
      ['One', 'Two'].map((name) => save(partnerId, { version: 1, slug, name })),
    );
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await read(slug)).toMatchObject({ version: 2 });
  });

  test('under the slug of another is refused', async () => {
    const { slug } = await makePartner();
    const own = await makePartner();
    const { status, problem } = await refusalOf(save(own.partnerId, { slug: slug.toUpperCase(), name: 'x' }));
    expect([status, problem.code]).toEqual([409, 'slug-taken']);
    expect(await read(own.slug)).toMatchObject({ version: 1 });
  });

  test('with a text that grows too long, or two prices of a package, names the field', async () => {
    const { partnerId, slug } = await makePartner();
    const long = await refusalOf(
      save(partnerId, { slug, name: 'x', splashresourcecontent: '&'.repeat(20_000) }),
    );
    expect(long.problem.fields).toEqual([
      {
        pointer: '/splashresourcecontent',
        rule: 'maxLength',
        message: 'The Partner Resource Center cannot exceed 20000 characters.',
      },
    ]);
    const price = { packageId: '80', price: 1 };
    const twice = await refusalOf(save(partnerId, { slug, name: 'x', packages: [price, price] }));
    expect(twice.status).toBe(400);
    expect(twice.problem.fields?.[0]).toMatchObject({ pointer: '/packages/1/packageId' });
    expect(await read(slug)).toMatchObject({ version: 1 });
  });

  test('takes a price from nothing to a million, also above the list price, and refuses others in words', async () => {
    const { partnerId, slug } = await makePartner();
    const priced = (price: unknown) =>
      save(partnerId, {
        slug,
        name: 'x',
        packages: [
          { packageId: '80', price: 0 },
          { packageId: '140', price },
        ],
      });
    await priced(1_000_000);
    expect(await prices(slug)).toEqual([0, 1_000_000, 360, 480]);
    for (const [price, message] of [
      [1_000_000.01, 'A price cannot be more than $1,000,000.00.'],
      [-0.01, 'A price cannot be less than $0.00.'],
      [99.999, 'Please provide a price in US dollars, with at most two decimals.'],
    ]) {
      const { status, problem } = await refusalOf(priced(price));
      expect([status, problem.errors]).toEqual([400, [message]]);
      expect(problem.fields?.[0]).toMatchObject({ pointer: '/packages/1/price' });
    }
    expect(await prices(slug)).toEqual([0, 1_000_000, 360, 480]);
  });
});
