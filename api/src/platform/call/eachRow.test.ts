import { beforeAll, expect, it } from 'vitest';
import { makeSession, makeUser } from '../../testing/factories';
import { makeUserCoupon } from '../../testing/makeHoldings';
import { makeRelease } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { execute } from '../database/database';

const server = useTestServer();
let editor: Awaited<ReturnType<typeof server.as>>;
let recordedBefore: number;
const recorded = async () =>
  (await execute<{ n: number }>('select count(*)::integer as n from audit_log'))[0]?.n ?? 0;
beforeAll(async () => {
  editor = await server.as(await makeUser({ group: 'EDITOR' }));
  recordedBefore = await recorded();
});

it('shows what each user would get, ends the sessions of those that may be, and of none twice', async () => {
  const [busy, idle, admin] = [await makeUser(), await makeUser(), await makeUser({ group: 'ADMIN' })];
  for (const user of [busy, busy, admin]) await makeSession(user);
  const ids = [busy, idle, admin, busy].map(({ userId }) => userId).concat(2_000_000_000);
  const live = () =>
    execute('select user_id from sessions where ended_at is null and user_id = any($1) order by 1', [ids]);
  const before = await live();
  const send = async (isPreview: boolean) =>
    (await editor.call('endSessionsOfUsers', { body: { ids, isPreview } })).data;
  const outcomes = [
    { id: busy.userId, outcome: 'done', count: 2, note: null },
    { id: idle.userId, outcome: 'unchanged', count: 0, note: null },
    { id: admin.userId, outcome: 'refused', count: 0, note: expect.any(String) as string },
    { id: 2_000_000_000, outcome: 'refused', count: 0, note: expect.any(String) as string },
  ];
  expect(await send(true)).toEqual(outcomes);
  expect([await live(), await recorded()]).toEqual([before, recordedBefore]);
  expect(await send(false)).toEqual(outcomes);
  expect(await live()).toEqual([{ user_id: admin.userId }]);
  expect((await send(false))[0]).toMatchObject({ outcome: 'unchanged', count: 0 });
  expect(await recorded()).toBe(recordedBefore + 1);
  const customer = await server.as(await makeUser());
  const refused = await refusalOf(customer.call('endSessionsOfUsers', { body: { ids, isPreview: true } }));
  expect(refused.status).toBe(403);
});

it('expires coupons now, and leaves those that have ended or are used', async () => {
  const owner = await makeUser();
  const [open, over, used] = [
    await makeUserCoupon(owner, { cents: 500 }),
    await makeUserCoupon(owner, { cents: 500 }),
    await makeUserCoupon(owner, { cents: 500 }),
  ];
  await execute(`update user_coupons set expires_at = '2020-01-01' where user_coupon_id = $1`, [over]);
  await execute(`update user_coupons set status = 'used', remaining_cents = 0 where user_coupon_id = $1`, [
    used,
  ]);
  const send = async (isPreview: boolean) =>
    (await editor.call('expireCoupons', { body: { ids: [open, over, used], isPreview } })).data.map(
      ({ outcome }) => outcome,
    );
  const rows = () => execute('select xmin::text, * from user_coupons order by user_coupon_id');
  const before = await rows();
  expect(await send(true)).toEqual(['done', 'unchanged', 'refused']);
  expect(await rows()).toEqual(before);
  expect(await send(false)).toEqual(['done', 'unchanged', 'refused']);
  expect(await send(false)).toEqual(['unchanged', 'unchanged', 'refused']);
  expect((await rows()).slice(1)).toEqual(before.slice(1));
  const [line] = await execute(
    `select action, details from audit_log where subject_type = 'coupon' and subject_id = $1`,
    [String(open)],
  );
  expect(line).toMatchObject({ action: 'coupon.save', details: { expirationDate: {} } });
  await runJobs(server);
  const mails = server.ports.mail.sent.filter(({ to }) => to === owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your coupon of $5.00 has expired']);
});

it('approves releases for the own site, each as its page would', async () => {
  const customer = await makeUser();
  const [ready, draft] = [
    await makeRelease(customer, { paid: true }, 'OnHoldLimitedDistribution'),
    await makeRelease(customer),
  ];
  const ids = [ready.distributionId, draft.distributionId];
  const send = async (isPreview: boolean) =>
    (await editor.call('approveForOwnSite', { body: { ids, isPreview } })).data.map(({ outcome }) => outcome);
  expect(await send(true)).toEqual(['done', 'refused']);
  await ready.reload();
  expect(ready.ownSiteOnly).toBe(false);
  expect(await send(false)).toEqual(['done', 'refused']);
  await ready.reload();
  expect(ready.ownSiteOnly).toBe(true);
  expect(await send(false)).toEqual(['refused', 'refused']);
});
