import type { ReleaseState } from '@dispatch/contract';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Release } from '../lifecycle/Release';
import { makeSession, makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const at = ({ distributionId }: Release) => ({ path: { id: distributionId } });
const noted = (release: Release) => ({ ...at(release), body: { reason: ' Is the figure ours? ' } });
const given = async (state: ReleaseState = 'PendingEditorialReview', more = {}) =>
  makeRelease(await makeUser(), more, state);
const staff = async (firstName: string, group: 'EDITOR' | 'ADMIN' = 'EDITOR') => {
  const user = await makeUser({ group, firstName, lastName: 'Okafor' });
  return { user, desk: await server.as(user) };
};
type Desk = Awaited<ReturnType<typeof staff>>['desk'];

const listed = async (desk: Desk, queue: 'mine' | 'unclaimed' | 'dueSoon') =>
  (await desk.call('listEditorialQueue', { query: { queue, sortBy: 'dueDate' } })).data.map(
    ({ distributionId }) => distributionId,
  );

it('is claimed by one person, again without a difference, and by nobody else, who reads the name', async () => {
  const release = await given();
  const [ruth, samuel] = [await staff('Ruth'), await staff('Samuel')];
  const both = await Promise.allSettled(
    [ruth, samuel].map(({ desk }) => desk.call('claimRelease', at(release))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [first, second] = both[0]?.status === 'fulfilled' ? [ruth, samuel] : [samuel, ruth];
  const { data } = await first.desk.call('claimRelease', at(release));
  expect(data.claim).toMatchObject({ userId: first.user.userId, isOwn: true });
  await expect(second.desk.call('claimRelease', at(release))).rejects.toMatchObject({
    status: 409,
    problem: {
      code: 'release-claimed',
      message: expect.stringContaining(`${first.user.firstName} Okafor`) as string,
    },
  });
  await expect(second.desk.call('giveBackClaim', at(release))).rejects.toMatchObject({ status: 409 });
  const acts = await execute(
    `select action from audit_log where subject_id = $1 and action = 'release.claim'`,
    [String(release.distributionId)],
  );
  expect(acts).toHaveLength(1);
});

it('is handed over to a colleague, taken over by ADMIN and given back, of which those hear who did not do it', async () => {
  const release = await given('InEditorialReview');
  const [ruth, noor, boss] = [await staff('Ruth'), await staff('Noor'), await staff('Ada', 'ADMIN')];
  await ruth.desk.call('claimRelease', at(release));
  const to = (userId: number) => ({ ...at(release), body: { userId } });
  const customer = await makeUser();
  for (const nobody of [customer.userId, 2_000_000_000])
    await expect(ruth.desk.call('handOverClaim', to(nobody))).rejects.toMatchObject({ status: 400 });
  for (let twice = 0; twice < 2; twice += 1) await boss.desk.call('handOverClaim', to(noor.user.userId));
  await expect(ruth.desk.call('handOverClaim', to(ruth.user.userId))).rejects.toMatchObject({ status: 409 });
  await boss.desk.call('handOverClaim', to(boss.user.userId));
  const { data } = await boss.desk.call('giveBackClaim', at(release));
  expect(data.claim).toBeNull();
  expect((await ruth.desk.call('giveBackClaim', at(release))).data.claim).toBeNull();
  await runJobs(server);
  const told = ({ email }: { email: string }) =>
    server.ports.mail.sent
      .filter((mail) => mail.to === email)
      .map(({ subject }) => subject.replace(/REL-\d+/, 'REL'));
  expect(told(noor.user).toSorted()).toEqual(['REL is no longer yours to review', 'REL is yours to review']);
  expect(told(ruth.user)).toEqual(['REL is no longer yours to review']);
  expect(told(boss.user)).toEqual([]);
});

it('ends with what is decided or passed up, goes on through a hold, and begins with opening it', async () => {
  const { desk } = await staff('Ruth');
  const release = await given();
  expect((await desk.call('openReview', at(release))).data.claim).toMatchObject({ isOwn: true });
  const held = await desk.call('holdRelease', {
    ...at(release),
    body: { reasons: [{ text: 'Name a source.' }] },
  });
  expect(held.data.claim).toMatchObject({ isOwn: true });
  await release.update({ state: 5 });
  expect((await desk.call('passUpRelease', noted(release))).data.claim).toBeNull();
  const colleague = await staff('Noor');
  await colleague.desk.call('claimRelease', at(release));
  const approved = await colleague.desk.call('approveRelease', {
    ...at(release),
    body: { release: 'scheduled' },
  });
  expect(approved.data.claim).toBeNull();
  await expect(desk.call('claimRelease', at(release))).rejects.toMatchObject({
    problem: { code: 'not-at-desk' },
  });
  await expect(desk.call('claimRelease', at(await given('DraftMode')))).rejects.toMatchObject({
    status: 404,
  });
});

it('stands in the queue of who works on it, by when it is due, and is counted there', async () => {
  await execute('update releases set state = -1');
  const { user, desk } = await staff('Ruth');
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const submitted = (hours: number, more = {}) =>
    given('PendingEditorialReview', { submittedDate: ago(hours), ...more });
  // Due in 22 hours, in 2, an hour ago, and in 40 as a Basic release.
  const [later, soon, late, basic] = [
    await submitted(2),
    await submitted(2, { hasPriorityRelease: true }),
    await submitted(25),
    await submitted(8, { package: '80' }),
  ].map((release) => release);
  if (!later || !soon || !late || !basic) throw new Error('Four were made.');
  await desk.call('claimRelease', at(later));
  await desk.call('claimRelease', at(late));
  await desk.call('passUpRelease', noted(await given('InEditorialReview')));
  const ids = (...releases: Release[]) => releases.map(({ distributionId }) => distributionId);
  expect(await listed(desk, 'mine')).toEqual(ids(late, later));
  expect((await listed(desk, 'unclaimed')).slice(0, 1)).toEqual(ids(soon));
  expect(await listed(desk, 'dueSoon')).toEqual(ids(late, soon));
  const headers = { Authorization: `Bearer ${await makeSession(user)}` };
  const saved = async (query: string): Promise<Record<string, string>[]> =>
    parse(await (await server.send(`/api/admin/csv/releases?${query}`, { headers })).text(), {
      columns: true,
      bom: true,
    });
  const numbers = (...releases: Release[]) => releases.map((each) => String(each.prwebPressReleaseId));
  for (const [query, ...rows] of [
    ['queue=mine&sortBy=dueDate', late, later],
    ['queue=mine&sortBy=dueDate&sortDirection=desc', later, late],
    ['queue=dueSoon&sortBy=dueDate&status=0', late, soon],
    ['queue=unclaimed&sortBy=dueDate&status=0', soon, basic],
  ] as const)
    expect((await saved(query)).map(({ PRID }) => PRID)).toEqual(numbers(...rows));
  expect(await saved('status=9')).toMatchObject([{ Status: 'Passed up', 'Worked on by': '' }]);
  expect((await saved('queue=dueSoon&sortBy=dueDate'))[1]).toMatchObject({
    Package: 'Advanced · Priority',
    Status: 'Submitted',
    Overdue: 'False',
  });
  const { data } = await desk.call('countDesk', {});
  expect(data).toEqual({ mine: 2, unclaimed: 3, passedUp: 1, awaitingCustomer: 0, dueSoon: 2 });
  const [first] = (await desk.call('listEditorialQueue', { query: { queue: 'mine', sortBy: 'dueDate' } }))
    .data;
  expect(first).toMatchObject({ claimedBy: 'Ruth Okafor', isClaimedByMe: true });
});

it('is passed up with a note and approved by somebody else, through a hand-back and a hold too, unless there is none', async () => {
  const [ruth, noor] = [await staff('Ruth'), await staff('Noor')];
  const approval = { body: { release: 'scheduled' as const } };
  const refused = { status: 403, problem: { code: 'passed-up-own' } };
  const release = await given('InEditorialReview');
  const up = await ruth.desk.call('passUpRelease', noted(release));
  expect(up.data).toMatchObject({ mayApprove: false });
  expect(up.data.moves.at(-1)?.reasons).toEqual(['Is the figure ours?']);
  await expect(ruth.desk.call('approveRelease', { ...at(release), ...approval })).rejects.toMatchObject(
    refused,
  );
  expect((await noor.desk.call('handBackRelease', at(release))).data.mayApprove).toBe(true);
  await expect(ruth.desk.call('approveRelease', { ...at(release), ...approval })).rejects.toMatchObject(
    refused,
  );
  const body = { reasons: [{ text: 'For our own site.' }], kind: 'limited' as const };
  await ruth.desk.call('holdRelease', { ...at(release), body });
  const ownSite = { body: { release: 'scheduled' as const, ownSiteOnly: true } };
  await expect(ruth.desk.call('approveRelease', { ...at(release), ...ownSite })).rejects.toMatchObject(
    refused,
  );
  await noor.desk.call('approveRelease', { ...at(release), ...ownSite });
  const alone = await given('InEditorialReview');
  await ruth.desk.call('passUpRelease', noted(alone));
  await execute(
    `update users set group_name = 'USER' where group_name in ('ADMIN', 'EDITOR') and user_id <> $1`,
    [ruth.user.userId],
  );
  const { data } = await ruth.desk.call('approveRelease', { ...at(alone), ...approval });
  expect(data.release.publicationState).toBe('PendingDistribution');
});

it('saves a hold reason for oneself or for all, once a text, and removes what is one’s own', async () => {
  const [ruth, noor, boss] = [await staff('Ruth'), await staff('Noor'), await staff('Ada', 'ADMIN')];
  const text = 'Please name a source.';
  const list = async ({ desk }: typeof ruth) => (await desk.call('listSavedReasons', {})).data;
  await ruth.desk.call('saveHoldReason', { body: { text: ` ${text} ` } });
  await ruth.desk.call('saveHoldReason', { body: { text, field: 'body' } });
  const { data } = await ruth.desk.call('saveHoldReason', { body: { text: 'Who says so?', isForAll: true } });
  expect(data.map((reason) => [reason.text, reason.field, reason.isForAll, reason.isRemovable])).toEqual([
    [text, 'body', false, true],
    ['Who says so?', null, true, true],
  ]);
  const seen = await list(noor);
  expect(seen).toMatchObject([{ text: 'Who says so?', isRemovable: false }]);
  for (const { savedReasonId: id } of data)
    await expect(noor.desk.call('removeSavedReason', { path: { id } })).rejects.toMatchObject({
      status: 404,
    });
  const [own, forAll] = data.map(({ savedReasonId }) => savedReasonId);
  await boss.desk.call('removeSavedReason', { path: { id: forAll ?? 0 } });
  expect((await ruth.desk.call('removeSavedReason', { path: { id: own ?? 0 } })).data).toEqual([]);
});
