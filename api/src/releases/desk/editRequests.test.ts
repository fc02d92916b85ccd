import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const staff = async (group: 'EDITOR' | 'ADMIN' = 'EDITOR') => {
  const user = await makeUser({ group });
  return { user, client: await server.as(user) };
};

/** A published release whose customer has paid for an edit, through the calls of the wizard. */
const requested = async (description = 'Please name the mayor.') => {
  const customer = await makeUser({ featureOverrides: { hasEnablePurchaseEdit: true } });
  const release = await makeRelease(customer, { paid: true }, 'Published');
  const owner = await server.as(customer);
  const { distributionId } = release;
  const keyed = () => ({ 'Idempotency-Key': randomUUID() });
  const ask = async (): Promise<{ id: number; orderNumber: number; intentId: string }> => {
    const { intentId } = (
      await owner.call('createPurchaseEditIntent', {
        headers: keyed(),
        body: { amount: 120, distributionId },
      })
    ).data;
    server.ports.payments.stripe.authorise(intentId);
    const body = { distributionId, paymentIntent: intentId, purchaseEditDescription: description };
    const { data } = await owner.call('payAndSubmitEdit', { headers: keyed(), body });
    const [row] = await execute<{ id: number }>(
      'select max(edit_request_id) as id from edit_requests where distribution_id = $1',
      [distributionId],
    );
    return { id: row?.id ?? 0, orderNumber: data.OrderNumber, intentId };
  };
  return { customer, owner, release, distributionId, ask, ...(await ask()) };
};

const mailsTo = async ({ email }: { email: string }): Promise<string[]> => {
  await runJobs(server, { twice: true });
  return server.ports.mail.sent
    .filter(({ to, subject }) => to === email && !subject.includes('eceipt'))
    .map(({ subject, text }) => `${subject}\n${text}`);
};

it('is listed for the desk, oldest open first, found by its release, and read by its customer', async () => {
  const [first, second] = [await requested(), await requested('Please say “400 jobs” & no more: 5 < 6.')];
  const { client } = await staff();
  const listed = async (query: object = {}) =>
    (await client.call('listEditRequests', { query })).data.map(({ editRequestId }) => editRequestId);
  expect((await listed()).filter((id) => [first.id, second.id].includes(id))).toEqual([first.id, second.id]);
  expect(await listed({ searchText: `REL-${second.release.prwebPressReleaseId}` })).toEqual([second.id]);
  expect(await listed({ state: 'done', searchText: String(second.release.prwebPressReleaseId) })).toEqual([]);
  const [total] = await Promise.all([client.call('listEditRequests', { query: { limit: 1 } })]);
  expect(total.data).toHaveLength(1);
  expect(Number(total.headers.get('X-Total-Count'))).toBeGreaterThan(1);
  const { data } = await second.owner.call('getRelease', { path: { id: second.distributionId } });
  expect(data.editRequests).toMatchObject([
    {
      editRequestId: second.id,
      orderNumber: second.orderNumber,
      description: 'Please say “400 jobs” & no more: 5 < 6.',
      state: 'open',
      decidedAt: null,
    },
  ]);
});

it('is done by republishing its release, of which its customer is told once', async () => {
  const { customer, owner, distributionId, id, ask } = await requested();
  const other = await ask();
  const { client, user } = await staff();
  await client.call('publishRelease', { body: { distributionId, editRequestIds: [id] } });
  const { data } = await owner.call('getRelease', { path: { id: distributionId } });
  expect(data.editRequests).toMatchObject([
    { editRequestId: id, state: 'done', decidedAt: expect.any(String) as string },
    { editRequestId: other.id, state: 'open' },
  ]);
  expect(
    await execute(
      `select actor_user_id from audit_log where action = 'release.edit-done' and details->'editRequestId' = $1`,
      [String(id)],
    ),
  ).toEqual([{ actor_user_id: user.userId }]);
  const mails = await mailsTo(customer);
  expect(mails.filter((mail) => mail.includes('Your edit is done'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('has been corrected'))).toEqual([]);
});

it('stays open, as does the page, when it is of another release or somebody was faster', async () => {
  const [one, other] = [await requested(), await requested()];
  const { client } = await staff();
  const version = one.release.distributionPRWebVersion;
  const publish = (editRequestIds: number[]) =>
    client.call('publishRelease', { body: { distributionId: one.distributionId, editRequestIds } });
  const refused = { status: 409, problem: { code: 'edit-decided' } };
  await expect(publish([one.id, other.id])).rejects.toMatchObject(refused);
  expect((await one.release.reload()).distributionPRWebVersion).toBe(version);
  await publish([one.id]);
  await expect(publish([one.id])).rejects.toMatchObject(refused);
  expect((await one.release.reload()).distributionPRWebVersion).toBe(version + 1);
});

it('is declined by one of two editors, with the money back once and the reason in the mail', async () => {
  const { customer, owner, distributionId, id, orderNumber, intentId } = await requested();
  const editors = [await staff(), await staff('ADMIN')];
  const body = { reason: ' It would say what the “source” does not: 5 < 6. ' };
  const outcomes = await Promise.allSettled(
    editors.map(({ client }) => client.call('declineEditRequest', { path: { id }, body })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, problem: { code: 'edit-decided' } },
  });
  const { data } = await owner.call('getRelease', { path: { id: distributionId } });
  const declineReason = 'It would say what the “source” does not: 5 < 6.';
  expect(data.editRequests).toMatchObject([{ state: 'declined', declineReason }]);
  const mail = (await mailsTo(customer)).find((text) => text.includes('Your edit is declined'));
  expect(mail).toContain(declineReason);
  expect(mail).toContain(`$120.00 of order ${orderNumber}`);
  await runJobs(server);
  expect(
    server.ports.payments.stripe.refunds
      .filter((refund) => refund.intentId === intentId)
      .map(({ amount, status }) => [amount, status]),
  ).toEqual([[12_000, 'done']]);
});

it('is declined with a reason alone, and only one that is there', async () => {
  const { id } = await requested();
  const { client, user } = await staff();
  for (const reason of ['', ' ', '<b>No</b>', 'x'.repeat(501)])
    await expect(client.call('declineEditRequest', { path: { id }, body: { reason } })).rejects.toMatchObject(
      {
        status: 400,
        problem: { fields: [{ pointer: '/reason' }] },
      },
    );
  const missing = { path: { id: 2_000_000_000 }, body: { reason: 'No.' } };
  await expect(client.call('declineEditRequest', missing)).rejects.toMatchObject({ status: 404 });
  await client.call('declineEditRequest', { path: { id }, body: { reason: 'No.' } });
  expect(await execute('select decided_by from edit_requests where edit_request_id = $1', [id])).toEqual([
    { decided_by: user.userId },
  ]);
  expect(await lastAudit()).toMatchObject({ action: 'refund.automatic' });
});
