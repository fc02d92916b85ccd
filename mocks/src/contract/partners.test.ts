import { randomUUID } from 'node:crypto';
import type { components } from '@dispatch/contract';
import { fieldsOf } from '@dispatch/contract/document';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayer, type MockLayer } from '../testing/mockLayer';
import type { DemoData } from './memory/demoData';

type Partner = components['schemas']['Partner'];

let layer: MockLayer;
let demoData: DemoData;
beforeAll(async () => {
  layer = await mockLayer();
});
beforeEach(() => {
  demoData = layer.newDemoData();
});

const ask = async (what: string, body?: unknown, token: string | null = null) => {
  const headers = { 'idempotency-key': `key-${randomUUID()}` };
  const { answer } = await layer.call(demoData, what, {
    token,
    headers,
    body,
  });
  expect(layer.violations).toEqual([]);
  return answer;
};

const bay = 'bay-business-alliance';
const read = async (slug: string) => (await ask(`GET /partner/search?slug=${slug}`)).body as Partner;
const pricesOf = (body: unknown) => (body as { price: number }[]).map(({ price }) => price);
const basic = { package: '80', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false };
const totalOf = (body: unknown) => fieldsOf(body)['total'];

test('a customer of a partner sees and is quoted its prices; others see the list prices', async () => {
  const token = layer.tokenOf(demoData, 'partnerCustomer');
  const own = [99, 208.25, 306, 408];
  expect(pricesOf((await ask('GET /package', undefined, token)).body)).toEqual(own);
  expect(pricesOf((await ask('GET /package')).body)).toEqual([120, 245, 360, 480]);
  expect(pricesOf((await ask(`GET /package/partner?slug=${bay.toUpperCase()}`)).body)).toEqual(own);
  expect(totalOf((await ask('POST /price/quote', basic, token)).body)).toBe(99);
  expect(totalOf((await ask('POST /price/quote', basic)).body)).toBe(120);
  const coupon = { ...basic, slug: bay, couponCode: 'welcome50' };
  expect(totalOf((await ask('POST /price/quote', coupon)).body)).toBe(49);
  const expired = await ask('POST /price/quote', { ...basic, couponCode: 'SUMMER25' });
  expect([expired.status, fieldsOf(expired.body)['message']]).toEqual([
    400,
    'Cannot apply an expired coupon.',
  ]);
});

test('what the administrator makes and saves is read again, on its page and in the list', async () => {
  const token = layer.tokenOf(demoData, 'admin');
  const made = (await ask('POST /admin/partners', { name: 'Harbor Club', slug: 'harbor-club' }, token))
    .body as Partner;
  expect(await read('HARBOR-club')).toEqual(made);
  const change = { version: 1, slug: 'harbor-club', name: 'Harbor Club of Astoria' };
  const saved = await ask(`POST /admin/partner/${made.partnerId}`, change, token);
  expect(saved.body).toMatchObject({ version: 2, name: 'Harbor Club of Astoria' });
  const list = (await ask('GET /admin/partners?searchText=astoria', undefined, token)).body;
  expect(list).toMatchObject([{ slug: 'harbor-club', name: 'Harbor Club of Astoria' }]);
});

test('an unknown partner is not there, and nobody registers through it', async () => {
  expect((await ask('GET /partner/search?slug=nobody')).status).toBe(404);
  const registration = {
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '757 555 0161',
    organization: 'Tidewater Foods',
    email: 'noor@tidewater-foods.example',
    country: 'SWE',
    captcha: 'solved',
  };
  const refused = await ask('POST /users/add', { ...registration, PRWebPartnerSiteField: 'nobody' });
  expect(refused.status).toBe(400);
  expect((await ask('POST /users/add', { ...registration, PRWebPartnerSiteField: bay })).status).toBe(200);
});
