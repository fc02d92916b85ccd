import { expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { User } from '../../people/users/User';
import { goodContent } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { readDemoData } from './demoData';
import { seedDemo } from './seedDemo';

const server = useTestServer();

const person = (key: string, group: string) => ({
  key,
  email: `${key}@harbor.example`,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  organization: 'Harbor',
  phone: '410-555-0142',
  country: 'USA',
  state: 'MD',
  group,
});
const release = {
  ...goodContent,
  owner: 'maya',
  state: 'InEditorialReview',
  hasPaid: true,
  releaseInHours: 30,
  createdHoursAgo: 50,
  submittedHoursAgo: 40,
  holdReason: [],
  pulloutQuote: '',
  videoUrl: '',
  cjl: 0,
  language: 'en-US',
  lists: ['Transportation'],
  hasPriorityRelease: false,
  primaryContactEmail: 'maya@harbor.example',
  primaryContactPhoneExtension: '',
  userEmail: 'maya@harbor.example',
  userPhoneExtension: '',
};
const journalist = (name: string, lists: string[] | null) => ({
  address: `${name}@demo.example`,
  name,
  outlet: 'Harbor Sheet',
  topics: 'ports',
  lists,
});
const demo = {
  people: [person('maya', 'USER'), person('ruth', 'EDITOR')],
  releases: [release],
  journalists: [
    journalist('everywhere', null),
    journalist('ports', ['Transportation']),
    journalist('food', ['Food']),
  ],
};

test('each list of the demo reaches somebody, and a release that is approved is mailed to its lists', async () => {
  await execute('delete from journalists');
  await seedDemo(readDemoData(JSON.stringify(demo)), new Date());
  const maya = await User.findOne({ where: { oktaLogin: 'maya@harbor.example' }, rejectOnEmpty: true });
  const client = await server.as(maya);
  const { data: lists } = await client.call('listJournalistLists');
  expect(lists.filter(({ people }) => people === 0)).toEqual([]);
  const [row] = await execute<{ id: number }>('select distribution_id as id from releases');
  const id = row?.id ?? 0;
  const { data: chosen } = await client.call('getRelease', { path: { id } });
  expect(chosen.cjlSelected).toMatchObject([{ categoryName: 'Transportation', people: 2 }]);
  const editor = await server.as(await User.findOne({ where: { groupName: 'EDITOR' }, rejectOnEmpty: true }));
  await editor.call('approveRelease', { path: { id }, body: { release: 'now' } });
  await runJobs(server);
  const mailed = server.ports.mail.sent.map(({ to }) => to);
  expect(mailed).toEqual(expect.arrayContaining(['everywhere@demo.example', 'ports@demo.example']));
  expect(mailed).not.toContain('food@demo.example');
});
