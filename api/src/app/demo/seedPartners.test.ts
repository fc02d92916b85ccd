import sharp from 'sharp';
import { expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { User } from '../../people/users/User';
import { useTestServer } from '../../testing/useTestServer';
import { DemoDataError, readDemoData } from './demoData';
import { seedDemo } from './seedDemo';
import { seedLogos } from './seedLogos';

const server = useTestServer();

const now = new Date('2026-11-20T15:02:00Z');

const person = (key: string, group: string) => ({
  key,
  email: `${key}@bay.example`,
  firstName: 'Imani',
  lastName: 'Brandt',
  organization: 'Low Tide Foods',
  phone: '503-555-0126',
  country: 'USA',
  state: 'Oregon',
  group,
});

const partner = {
  slug: 'bay',
  name: 'Bay Alliance',
  splashDescription: '<p>Hello<script>alert(1)</script> <a href="bay.example">us</a></p>',
  splashRightPanel: '',
  splashResourceCentre: '',
  packageDescription: ['<p>Basic</p>'],
  redirect: false,
  prices: { '80': 99.5 },
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240"><circle cx="240" cy="120" r="80"/></svg>',
  customers: ['imani'],
};
const coupon = {
  code: 'SPRING10',
  amount: null,
  percent: 10,
  startsInDays: -10,
  expiresInDays: 120,
  notes: '',
};

const demo = (change: object = {}) =>
  JSON.stringify({
    people: [person('imani', 'USER'), person('sam', 'ADMIN')],
    releases: [],
    partners: [partner],
    coupons: [coupon],
    ...change,
  });

it.each([
  ['a customer whom nobody knows', { partners: [{ ...partner, customers: ['ghost'] }] }, /ghost/],
  ['a price of three decimals', { partners: [{ ...partner, prices: { '80': 1.005 } }] }, /no amount/],
  ['a slug with a space', { partners: [{ ...partner, slug: 'a b' }] }, /slug/],
])('refuses %s', (_what, change, message) => {
  expect(() => readDemoData(demo(change))).toThrow(DemoDataError);
  expect(() => readDemoData(demo(change))).toThrow(message);
});

it('seeds partners with their prices, customers and logo, and coupons, once', async () => {
  setClock(now);
  const data = readDemoData(demo());
  expect(await seedDemo(data, now)).toBe(true);
  await seedLogos(data, server.ports.storage, now);
  expect(await seedDemo(data, now)).toBe(false);
  const imani = await User.findOne({ where: { oktaLogin: 'imani@bay.example' }, rejectOnEmpty: true });
  const client = await server.as(imani);
  const mine = (await client.call('getMyPartner')).data;
  expect(mine).toMatchObject({
    slug: 'bay',
    splashdescriptioncontent: '<p>Hello <a href="http://bay.example" rel="nofollow noopener">us</a></p>',
    packageDescription: ['<p>Basic</p>', '', '', ''],
  });
  const logo = await server.send(mine?.logoPath ?? '/nothing');
  const { format, width } = await sharp(Buffer.from(await logo.arrayBuffer())).metadata();
  expect({ format, width }).toEqual({ format: 'png', width: 480 });
  const basic = { package: '80', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false } as const;
  const { data: quote } = await client.call('quotePrice', { body: { ...basic, couponCode: 'spring10' } });
  expect(quote.total).toBe(89.55);
});
