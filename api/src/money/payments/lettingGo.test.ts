import { beforeEach, expect, it } from 'vitest';
import { Payer } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
beforeEach(() => {
  server.ports.payments.stripe.down = false;
});

const statusOf = (intentId: string) => server.ports.payments.stripe.intents.get(intentId)?.status;

it('lets go of the card at once when the draft is deleted', async () => {
  const payer = await Payer.at(server);
  const intentId = await payer.authorised();
  await payer.client.call('deleteDraft', { path: { id: payer.id } });
  await runJobs(server);
  expect(statusOf(intentId)).toBe('canceled');
  expect(await payer.payments()).toEqual(['canceled']);
  expect(payer.charges()).toEqual([]);
});

it('lets go of the cards of all drafts when the account is deleted', async () => {
  const payer = await Payer.at(server);
  const intentId = await payer.authorised();
  await payer.client.call('deleteAccount', { body: { oktaLogin: payer.user.oktaLogin } });
  await runJobs(server);
  expect(statusOf(intentId)).toBe('canceled');
  expect(await payer.payments()).toEqual(['canceled']);
});

it('deletes while the provider is away, and lets go of the card when it is back', async () => {
  const payer = await Payer.at(server);
  const intentId = await payer.authorised();
  server.ports.payments.stripe.down = true;
  await payer.client.call('deleteDraft', { path: { id: payer.id } });
  const [run] = await runJobs(server);
  expect(run).toMatchObject({ name: 'settle-payment', error: expect.any(Error) as Error });
  expect(statusOf(intentId)).toBe('authorised');
  server.ports.payments.stripe.down = false;
  await runJobs(server, { early: true });
  expect(statusOf(intentId)).toBe('canceled');
});

it('touches no payment of another release', async () => {
  const [payer, other] = [await Payer.at(server), await Payer.at(server)];
  const [intentId, otherId] = [await payer.authorised(), await other.authorised()];
  await payer.client.call('deleteDraft', { path: { id: payer.id } });
  await runJobs(server);
  expect([statusOf(intentId), statusOf(otherId)]).toEqual(['canceled', 'authorised']);
});
