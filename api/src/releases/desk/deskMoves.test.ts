import { randomUUID } from 'node:crypto';
import type { ReleaseState } from '@dispatch/contract';
import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Release } from '../lifecycle/Release';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { Payer } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const at = (release: Release) => ({ path: { id: release.distributionId } });
/** Every call with a key of its own, which the refusal needs. */
const keyed = (release: Release) => ({ ...at(release), headers: { 'Idempotency-Key': randomUUID() } });
const as = async (group: 'EDITOR' | 'ADMIN') => server.as(await makeUser({ group }));

const given = async (state: ReleaseState, more: { paid?: boolean; releaseDate?: Date } = {}) => {
  const customer = await makeUser();
  return { customer, release: await makeRelease(customer, more, state) };
};

/** The mails that this customer has been sent since, as one text each. */
const mailsTo = async ({ email }: { email: string }): Promise<string[]> => {
  await runJobs(server);
  return server.ports.mail.sent
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject}\n${text}`);
};

it('is passed up to a senior editor and handed back, which concerns the desk alone', async () => {
  const { customer, release } = await given('InEditorialReview');
  const editor = await as('EDITOR');
  const up = await editor.call('passUpRelease', { ...at(release), body: { reason: 'Is it ours?' } });
  expect(up.data.release.publicationState).toBe('PendingSeniorReview');
  const back = await (await as('ADMIN')).call('handBackRelease', at(release));
  expect(back.data.release.publicationState).toBe('InEditorialReview');
  expect(back.data.moves.map(({ to }) => to)).toEqual(['PendingSeniorReview', 'InEditorialReview']);
  expect(await mailsTo(customer)).toEqual([]);
});

it('is held locked: the customer reads why and cannot edit, until an editor unlocks it', async () => {
  const { customer, release } = await given('PendingSeniorReview', { paid: true });
  const [editor, owner] = [await as('EDITOR'), await server.as(customer)];
  const body = { reasons: [{ text: 'We are asking a lawyer.' }], kind: 'locked' as const };
  await editor.call('holdRelease', { ...at(release), body });
  const { data: held } = await owner.call('getRelease', at(release));
  expect(held).toMatchObject({ publicationState: 'OnHoldLocked', holdReason: body.reasons });
  const draft = { package: '200', distributionId: held.distributionId, distributionVersion: 1 } as const;
  const conflict = { status: 409, problem: { code: 'state-conflict' } };
  await expect(owner.call('saveDraft', { body: draft })).rejects.toMatchObject(conflict);
  await expect(owner.call('submitRelease', at(release))).rejects.toMatchObject(conflict);
  const { data: unlocked } = await editor.call('unlockRelease', at(release));
  expect(unlocked.release).toMatchObject({ publicationState: 'InEditorialReview', holdReason: [] });
  const mails = await mailsTo(customer);
  expect(mails).toHaveLength(2);
  expect(mails.find((mail) => mail.includes('We are asking a lawyer.'))).toContain('/distribution/details/');
});

it('is held for limited distribution, and approved for our own site alone', async () => {
  const { customer, release } = await given('InEditorialReview', { paid: true });
  const editor = await as('EDITOR');
  const reasons = [{ text: 'It can appear on our own site alone.' }];
  await editor.call('holdRelease', { ...at(release), body: { reasons, kind: 'limited' } });
  const { data } = await editor.call('approveRelease', {
    ...at(release),
    body: { release: 'now', ownSiteOnly: true },
  });
  expect(data.release).toMatchObject({
    publicationState: 'PendingDistribution',
    ownSiteOnly: true,
    holdReason: [],
  });
  const mails = await mailsTo(customer);
  expect(await release.reload()).toMatchObject({ state: 4, ownSiteOnly: true });
  expect(mails.map((mail) => mail.split('\n')[0]?.replace(/\d+/, 'N')).toSorted()).toEqual([
    'REL-N is approved for Dispatch alone',
    'REL-N is on hold: revisions are required',
    'REL-N is published',
  ]);
  // Approved for all after another turn, it no longer is for our own site alone.
  await release.update({ state: 5 });
  const again = await editor.call('approveRelease', { ...at(release), body: { release: 'scheduled' } });
  expect(again.data.release.ownSiteOnly).toBe(false);
});

it('is not approved for our own site alone while its customer has edits that are not resubmitted', async () => {
  const { customer, release } = await given('OnHoldLimitedDistribution');
  const { distributionId } = release;
  const body = { package: '200', distributionId, distributionVersion: 1, headline: 'Half of a hea' } as const;
  await (await server.as(customer)).call('saveDraft', { body });
  const approval = { release: 'now', ownSiteOnly: true } as const;
  await expect(
    (await as('EDITOR')).call('approveRelease', { ...at(release), body: approval }),
  ).rejects.toMatchObject({
    status: 409,
    problem: { code: 'text-changed', message: expect.stringContaining('Ask them to resubmit') as string },
  });
  expect((await release.reload()).state).toBe(7);
});

it('is not approved for our own site alone from review', async () => {
  const { release } = await given('InEditorialReview');
  const body = { release: 'scheduled', ownSiteOnly: true } as const;
  await expect((await as('EDITOR')).call('approveRelease', { ...at(release), body })).rejects.toMatchObject({
    status: 409,
    problem: { states: { from: 'InEditorialReview' } },
  });
  expect(
    await execute(
      `select 1 from jobs.job where name = 'publish-release' and data @> jsonb_build_object('distributionId', $1::integer)`,
      [release.distributionId],
    ),
  ).toEqual([]);
});

it('is refused for good with a reason when it cost nothing', async () => {
  const { customer, release } = await given('OnHoldLocked');
  const editor = await as('EDITOR');
  const refusal = { ...keyed(release), body: { reason: ' It offers “gambling” for 5 < 6. ' } };
  const reason = 'It offers “gambling” for 5 < 6.';
  const { data } = await editor.call('refuseRelease', refusal);
  expect(data.release.publicationState).toBe('NotSent');
  expect(data.moves.at(-1)).toMatchObject({ to: 'NotSent', reasons: [reason] });
  const owner = await server.as(customer);
  expect((await owner.call('getRelease', at(release))).data).toMatchObject({
    holdReason: [{ text: reason }],
  });
  expect((await mailsTo(customer)).join()).toContain(reason);
  await expect(owner.call('submitRelease', at(release))).rejects.toMatchObject({ status: 409 });
});

it('is refused with its money back, once, and the mail says so', async () => {
  const payer = await Payer.at(server, { package: '200', cjl: 0 });
  const intentId = await payer.prepare({ amount: 360 });
  server.ports.payments.stripe.authorise(intentId);
  await payer.capture(intentId);
  await payer.release.update({ state: 5 });
  const body = { reason: 'It offers gambling.' };
  const refuser = await makeUser({ group: 'EDITOR' });
  const editor = await server.as(refuser);
  const asked = [1, 2].map(() => editor.call('refuseRelease', { ...keyed(payer.release), body }));
  const statuses = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['fulfilled', 'rejected']);
  const [mail] = await mailsTo(payer.user);
  expect(mail).toContain('Your money goes back: $360.00. It goes back to your Visa card ending in 4242.');
  await runJobs(server);
  const { refunds } = server.ports.payments.stripe;
  expect(refunds.map(({ intentId: of, amount, status }) => [of, amount, status])).toEqual([
    [intentId, 36_000, 'done'],
  ]);
  const orderId = (await payer.paid()).firstOrderId ?? 0;
  const { data } = await (await as('ADMIN')).call('getOrderRefunds', { query: { orderId } });
  expect(data).toMatchObject({
    refundedAmount: 360,
    refundableAmount: 0,
    refundRequests: [
      {
        status: 'approved',
        amount: 360,
        refundReason: 'It offers gambling.',
        requestedBy: refuser.oktaLogin,
        decidedBy: refuser.oktaLogin,
      },
    ],
  });
});

it('is refused with the prepaid release given back where nothing was charged', async () => {
  const { customer, release } = await given('InEditorialReview', { paid: true });
  const [lot] = await execute<{ id: number }>(
    `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date)
     values ($1, '200', 3, 1, now(), now() + interval '1 year') returning bundle_lot_id as id`,
    [customer.userId],
  );
  const orderId = release.firstOrderId;
  await execute('update orders set bundle_lot_id = $2 where order_id = $1', [orderId, lot?.id]);
  await execute(`insert into order_line_items values ($1, 11, 'bundle', 'Bundle', 1, -36000)`, [orderId]);
  const body = { reason: 'It offers gambling.' };
  await (await as('EDITOR')).call('refuseRelease', { ...keyed(release), body });
  const used = 'select used from bundle_lots where bundle_lot_id = $1';
  expect(await execute(used, [lot?.id])).toEqual([{ used: 0 }]);
  expect(await execute('select 1 from refund_requests where order_id = $1', [orderId])).toEqual([]);
  const mail = (await mailsTo(customer)).join();
  expect(mail).toContain('Your prepaid release can be used again.');
  expect(mail).not.toContain('Your money goes back');
});

it('is not refused while its customer pays for more', async () => {
  const payer = await Payer.at(server, {});
  await payer.authorised();
  await payer.release.update({ state: 5 });
  await execute(`update payments set state = 'capturing' where distribution_id = $1`, [payer.id]);
  const body = { reason: 'It offers gambling.' };
  const refused = (await as('ADMIN')).call('refuseRelease', { ...keyed(payer.release), body });
  await expect(refused).rejects.toMatchObject({ status: 409, problem: { code: 'request-running' } });
  expect((await payer.release.reload()).state).toBe(5);
});

it('is taken down by ADMIN alone: its page is gone, the desk still reads why', async () => {
  const { customer, release } = await given('Published', { paid: true });
  const take = { ...at(release), body: { reason: 'A court order.' } };
  await expect((await as('EDITOR')).call('takeDownRelease', take)).rejects.toMatchObject({ status: 403 });
  const page = `/news/${release.slug ?? ''}-${release.prwebPressReleaseId}`;
  expect((await server.send(page)).status).toBe(200);
  const admin = await as('ADMIN');
  await admin.call('takeDownRelease', take);
  const gone = await server.send(page);
  expect(gone.status).toBe(410);
  expect(await gone.text()).not.toContain(release.headline);
  const { data } = await (await as('EDITOR')).call('getReviewedRelease', at(release));
  expect(data.release).toMatchObject({ publicationState: 'Deleted', publicUrl: null });
  expect(data.moves.at(-1)).toMatchObject({ from: 'Published', reasons: ['A court order.'] });
  await expect(admin.call('takeDownRelease', take)).rejects.toMatchObject({ status: 404 });
  const owner = await server.as(customer);
  await expect(owner.call('getRelease', at(release))).rejects.toMatchObject({ status: 404 });
  expect((await mailsTo(customer)).join()).toContain('A court order.');
});
