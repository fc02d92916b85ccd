import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { User } from '../../people/users/User';
import { goodContent } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';
import { readDemoData } from './demoData';
import { seedDemo } from './seedDemo';

const server = useTestServer();

const day = 86_400_000;
/** At two minutes past three: release times are rounded up to five minutes. */
const now = new Date(Math.floor(Date.now() / day) * day + 902 * 60_000);
const inDays = (days: number, time: string): string =>
  `${new Date(now.getTime() + days * day).toISOString().slice(0, 10)}T${time}`;

const person = {
  key: 'customer',
  email: 'Maya@harbor.example',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  organization: 'Harbor',
  phone: '410-555-0142',
  country: 'USA',
  state: 'MD',
  group: 'USER',
};
const editor = { ...person, key: 'editor', email: 'ruth@dispatch.example', group: 'EDITOR' };

const release = (state: string, change: object = {}) => ({
  ...goodContent,
  owner: 'customer',
  state,
  hasPaid: state !== 'DraftMode',
  releaseInHours: state === 'Published' ? -10 : 30,
  createdHoursAgo: 50,
  submittedHoursAgo: state === 'DraftMode' ? null : 40,
  holdReason: state === 'OnHold' ? ['Name a source.'] : [],
  language: 'en-US',
  pulloutQuote: '',
  videoUrl: '',
  cjl: 1,
  hasPriorityRelease: false,
  primaryContactEmail: person.email,
  primaryContactPhoneExtension: '',
  userEmail: person.email,
  userPhoneExtension: '',
  purpose: 'not known here',
  ...change,
});

const lot = {
  owner: 'customer',
  package: '200',
  quantity: 3,
  used: 1,
  boughtDaysAgo: 345,
  expiresInDays: 21,
};
const holdings = {
  lots: [lot],
  userCoupons: [
    { owner: 'customer', amount: 60, remaining: 30.5, expiresInDays: 21, isRevoked: false, notes: '' },
    { owner: 'customer', amount: 25, remaining: 0, expiresInDays: 5, isRevoked: false, notes: '' },
  ],
  socialAccounts: [{ owner: 'customer', network: 'LinkedIn', accountName: 'Maya', expiresInDays: 12 }],
  archivedReleases: [
    {
      owner: 'customer',
      legacyId: 7,
      headline: 'Opened',
      publicUrl: null,
      releaseDate: '2019-05-21T12:30:00',
      amount: 359.5,
    },
  ],
  switches: [{ owner: 'customer', on: ['userShowArchiveReleases'] }],
  welcomed: ['customer'],
};

const demo = (change: object = {}) =>
  JSON.stringify({
    people: [person, editor],
    releases: [
      'PendingEditorialReview',
      'DraftMode',
      'OnHold',
      'PendingDistribution',
      'Published',
      'InEditorialReview',
    ].map((state) => release(state)),
    ...holdings,
    ...change,
  });

const seedProgram = (input: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('../seed.ts', import.meta.url))], {
    input,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: server.config.databaseUrl },
  });

it.each([
  ['no JSON', '{', /are not JSON/],
  ['nobody', demo({ people: [] }), /people/],
  ['an unknown package', demo({ releases: [release('DraftMode', { package: '81' })] }), /package/],
  ['an unknown state', demo({ releases: [release('NotSent')] }), /state/],
  ['a lot of nobody', demo({ lots: [{ ...lot, owner: 'ghost' }] }), /ghost/],
  ['a release of nobody', demo({ releases: [release('DraftMode', { owner: 'ghost' })] }), /ghost/],
])('seeds nothing of %s, says why, and fails', async (_what, input, message) => {
  const { status, stderr, stdout } = seedProgram(input);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stdout).toBe('');
  expect(await User.count()).toBe(0);
});

it('seeds people and releases in their states, once', async () => {
  const data = readDemoData(demo());
  const both = await Promise.all([seedDemo(data, now), seedDemo(data, now)]);
  expect(both.toSorted()).toEqual([false, true]);
  const maya = await User.findOne({ where: { oktaLogin: 'maya@harbor.example' }, rejectOnEmpty: true });
  expect(maya).toMatchObject({ groupName: 'USER', activatedAt: now });

  const client = await server.as(maya);
  const { data: list } = await client.call('listReleases', {});
  expect(list.map(({ ReleaseStatusID }) => ReleaseStatusID).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  const of = async (state: number) => {
    const id = list.find(({ ReleaseStatusID }) => ReleaseStatusID === state)?.DistributionID ?? 0;
    return (await client.call('getRelease', { path: { id } })).data;
  };
  expect(await of(1)).toMatchObject({
    hasPaid: false,
    submittedDate: null,
    releaseDate: inDays(1, '21:05:00'),
  });
  expect(await of(2)).toMatchObject({
    isOnHold: true,
    holdReason: [{ text: 'Name a source.' }],
    hasPaid: true,
  });
  const published = await of(4);
  expect(published.transactionId).toMatch(/^ch_demo\d+$/);
  const page = await server.send(published.publicUrl ?? '');
  expect(page.status).toBe(200);

  const desk = await server.as(await User.findOne({ where: { groupName: 'EDITOR' }, rejectOnEmpty: true }));
  const { data: reviewed } = await desk.call('getReviewedRelease', {
    path: { id: published.distributionId },
  });
  expect(reviewed.order?.total).toBe(600);
  expect(reviewed.moves.map(({ by, to }) => `${by} ${to}`)).toEqual([
    'maya@harbor.example PendingEditorialReview',
    'ruth@dispatch.example InEditorialReview',
    'ruth@dispatch.example PendingDistribution',
    'worker Published',
  ]);
  expect(await execute(`select start_after from jobs.job where name = 'publish-release'`)).toEqual([
    { start_after: new Date(inDays(1, '21:05:00Z')) },
  ]);
  const [bundles] = (await client.call('listMyBundles')).data;
  expect(bundles).toMatchObject({
    packageId: '200',
    quantity: 2,
    bundles: [{ expirationDate: inDays(21, '23:59:59.999Z') }],
  });
  expect(
    await execute(
      'select status, remaining_cents::integer as remaining, expires_at > $1 as valid from user_coupons order by 2',
      [new Date(inDays(21, '12:00:00Z'))],
    ),
  ).toEqual([
    { status: 'used', remaining: 0, valid: false },
    { status: 'unused', remaining: 3050, valid: true },
  ]);
  const linkedIn = await client.call('listSocialAccounts', { query: { socialMedia: 'LinkedIn' } });
  expect(linkedIn.data).toMatchObject({ tokenExpireDate: inDays(12, '15:02:00.000Z') });
  expect((await client.call('listArchivedReleases')).data).toEqual([
    {
      headline: 'Opened',
      c3PRWebPressReleaseId: 7,
      publicUrl: null,
      releaseDate: '2019-05-21T12:30:00',
      totalAmount: 359.5,
    },
  ]);
  expect((await client.call('listUserParameters')).data).toEqual([
    { parameterName: 'WelcomeMessage', parameterValue: 'false' },
  ]);
  // A demo mails nobody.
  expect(
    await execute(`select name from jobs.job where name like '%mail%' or name like '%receipt%'`),
  ).toEqual([]);
});

it('leaves a database with people alone', () => {
  const { status, stdout } = seedProgram(demo());
  expect(status).toBe(0);
  expect(stdout).toBe('There are people already: nothing is seeded.\n');
});
