import { randomUUID } from 'node:crypto';
import type { RequestBody, Scope } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { makeUser } from '../../testing/factories';
import { makeLot } from '../../testing/makeHoldings';
import { goodContent } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const programOf = async (scopes: Scope[]) => {
  const user = await makeUser();
  const owner = await server.as(user);
  const { data } = await owner.call('createAccessToken', { body: { name: 'Program', scopes, days: 7 } });
  return { user, program: server.withToken(data.token) };
};

const contents = {
  package: '200',
  cjl: 0,
  hasCisionSocialPost: false,
  priorityReleaseEnabled: false,
} as const;

const inThreeDays = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 19);

test('a program writes a release, pays by a prepaid one and submits it, and charges no card', async () => {
  const { user, program } = await programOf([
    'releases.read',
    'releases.write',
    'orders.read.own',
    'orders.pay',
  ]);
  await makeLot(user, { package: '200', quantity: 1, expires: new Date(Date.now() + 30 * 86_400_000) });
  const body = {
    ...goodContent,
    userEmail: user.email,
    primaryContactEmail: user.email,
    releaseDate: inThreeDays(),
  };
  const { data: draft } = await program.call('saveDraft', { body });
  const { distributionId } = draft;
  await program.call('validateRelease', { body: { ...body, distributionId } });

  const pay = (by: Partial<RequestBody<'capturePaymentIntent'>>) =>
    program.call('capturePaymentIntent', {
      headers: { 'Idempotency-Key': randomUUID() },
      body: { distributionId, order: contents, ...by },
    });
  for (const charge of [
    { paymentIntent: 'pi_1' },
    { paypalOrderId: 'PP-1' },
    { paymentMethodId: 1, amount: 600 },
  ]) {
    const { status, problem } = await refusalOf(pay(charge));
    expect([status, problem.code]).toEqual([403, 'not-by-token']);
  }
  expect((await refusalOf(pay({}))).status).toBe(409);
  await pay({ applyBundlePackage: true });
  const { data: submitted } = await program.call('submitRelease', { path: { id: distributionId } });
  expect(submitted).toMatchObject({ publicationState: 'PendingEditorialReview', hasPaid: true });
  const { data: orders } = await program.call('listOwnOrders');
  expect(orders).toHaveLength(1);
  expect(server.ports.payments.stripe.charges).toEqual([]);
});
