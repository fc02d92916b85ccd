import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { execute } from '../database/database';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let admin: User;
beforeAll(async () => {
  admin = await makeUser({ group: 'ADMIN' });
});

const ask = async (path: string, user = admin) =>
  server.send(`/api/admin/csv/${path}`, { headers: { Authorization: `Bearer ${await makeSession(user)}` } });
const rowsOf = async (path: string): Promise<Record<string, string>[]> =>
  parse(await (await ask(path)).text(), { columns: true, bom: true });

it('is a file of UTF-8 with a mark for spreadsheets, in which no cell is a formula', async () => {
  const hostile = ['=1+1', '+1', '-1', '@sum(a1)', '\tx', '\rx', 'a "b", c\nd', 'Ørsted'];
  for (const organization of hostile) await makeUser({ lastName: 'Hostile', organization });
  const response = await ask('users?userSearchToken=hostile');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"/,
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [headings, ...lines] = parse(bytes, { bom: true });
  expect(headings).toEqual([
    'Id',
    'Login',
    'Email',
    'Group',
    'First name',
    'Last name',
    'Organization',
    'Verified',
    'Last seen (UTC)',
    'Created (UTC)',
  ]);
  expect(lines.map((line) => line[6])).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@sum(a1)",
    "'\tx",
    "'\rx",
    'a "b", c\nd',
    'Ørsted',
  ]);
});

it('has every row once, however many there are, and headings alone where there is none', async () => {
  await execute(
    `insert into users (okta_login, email, first_name, last_name)
     select 'many' || n, 'many' || n, 'Many', 'Rows' from generate_series(1, 4001) n`,
  );
  const rows = await rowsOf('users?userSearchToken=many+rows');
  expect(new Set(rows.map(({ Id }) => Id)).size).toBe(4001);
  expect(rows).toHaveLength(4001);
  expect(await (await ask('users?userSearchToken=nobody-at-all')).text()).toMatch(/^\uFEFF?Id,[^\n]+\r\n$/);
});

it('holds what the filter of its list finds', async () => {
  const customer = await makeUser({ email: 'csv@pier.example' });
  await makePartner({ name: 'CSV Partner', slug: 'csv-partner' });
  const release = await makeRelease(
    customer,
    { paid: true, headline: 'CSV of a release' },
    'PendingEditorialReview',
  );
  await makeRelease(customer, { headline: 'CSV of a draft' });
  expect(await rowsOf('orders?searchText=csv@pier')).toEqual([
    expect.objectContaining({ 'Order Id': String(release.firstOrderId), 'Direct To Iris': 'False' }),
  ]);
  expect(await rowsOf('releases?searchText=csv+of')).toEqual([
    expect.objectContaining({ Headline: 'CSV of a release', Login: 'csv@pier.example' }),
  ]);
  expect(await rowsOf('releases?searchText=csv+of&status=4')).toEqual([]);
  expect(await rowsOf('partners?searchText=csv-p')).toEqual([
    expect.objectContaining({ Name: 'CSV Partner', Users: '0' }),
  ]);
  expect(await rowsOf(`audit?action=list.&subjectId=partners&actor=${admin.oktaLogin}`)).toEqual([
    expect.objectContaining({
      Act: 'list.export',
      'Subject id': 'partners',
      Person: admin.oktaLogin,
      Details: '{}',
    }),
  ]);
});

it('is recorded, and counted for each person', async () => {
  const greedy = await makeUser({ group: 'ADMIN' });
  const token = await makeSession(greedy);
  const again = () =>
    server.send('/api/admin/csv/partners', { headers: { Authorization: `Bearer ${token}` } });
  for (let left = 30; left > 0; left -= 1) expect((await again()).status).toBe(200);
  const refused = await again();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const [{ count } = { count: 0 }] = await execute<{ count: number }>(
    `select count(*)::integer as count from audit_log
      where actor_user_id = $1 and action = 'list.export' and subject_id = 'partners'`,
    [greedy.userId],
  );
  expect(count).toBe(30);
});
