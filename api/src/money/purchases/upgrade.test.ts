import { randomUUID } from 'node:crypto';
import type { ReleaseState } from '@dispatch/contract';
import { describe, expect, it, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeUniversalCoupon } from '../../testing/makeHoldings';
import { makeRelease } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const keyed = () => ({ 'Idempotency-Key': randomUUID() });

type Asked = { package?: '80' | '140' | '200' | '360'; priorityReleaseEnabled?: boolean };

/** A paid release of the package Advanced, and its owner. */
const paidRelease = async (state: ReleaseState = 'PendingEditorialReview', paid = true) => {
  const user = await makeUser({ featureOverrides: { hasEnablePurchaseEdit: true } });
  const release = await makeRelease(user, { paid }, state);
  const { distributionId } = release;
  const client = await server.as(user);
  const order = (asked: Asked) => ({
    package: '360' as const,
    cjl: 0,
    hasCisionSocialPost: false,
    priorityReleaseEnabled: false,
    ...asked,
  });
  return {
    release,
    prepare: async (amount: number, asked: Asked = {}, universalCouponCode = '') => {
      const body = {
        amount,
        purpose: 'upgrade' as const,
        distributionId,
        order: order(asked),
        universalCouponCode,
      };
      const { data } = await client.call('createPaymentIntent', { headers: keyed(), body });
      return data.intentId;
    },
    capture: async (paymentIntent: string | null, asked: Asked = {}, universalCouponCode = '') => {
      const body = { distributionId, order: order(asked), paymentIntent, universalCouponCode };
      return (await client.call('captureUpgradeIntent', { headers: keyed(), body })).data;
    },
    prepareEdit: async (amount: number) => {
      const body = { amount, distributionId };
      return (await client.call('createPurchaseEditIntent', { headers: keyed(), body })).data.intentId;
    },
    submitEdit: async (paymentIntent: string | null, purchaseEditDescription = 'Please name the mayor.') => {
      const body = { distributionId, paymentIntent, purchaseEditDescription };
      return (await client.call('payAndSubmitEdit', { headers: keyed(), body })).data;
    },
    receipts: async () => (await client.call('listReceipts', { query: { distributionId } })).data,
    orders: () =>
      execute<{ purpose: string; total: number; types: string[] }>(
        `select purpose, total_cents as total,
                array(select type from order_line_items l where l.order_id = o.order_id order by position) as types
           from orders o where distribution_id = $1 order by order_id offset 1`,
        [distributionId],
      ),
  };
};

describe('an upgrade', () => {
  it('costs the difference and priority, is an order of its own, and changes the release and its versions', async () => {
    const { release, prepare, capture, orders, receipts } = await paidRelease();
    const asked = { priorityReleaseEnabled: true };
    const intentId = await prepare(240, asked);
    server.ports.payments.stripe.authorise(intentId);
    const first = await capture(intentId, asked);
    expect(await capture(intentId, asked)).toEqual(first);
    expect(await orders()).toEqual([{ purpose: 'upgrade', total: 24_000, types: ['package', 'priority'] }]);
    const { package: now, hasPriorityRelease } = await release.reload();
    expect([now, hasPriorityRelease]).toEqual(['360', true]);
    const versions = await execute<{ content: object }>(
      'select content from release_versions where distribution_id = $1',
      [release.distributionId],
    );
    expect(versions.map(({ content }) => content)).toEqual([
      expect.objectContaining({ package: '360', has_priority_release: true }),
    ]);
    expect((await receipts()).at(-1)).toContain('Upgrade to Premium');
  });

  it('needs no card when a coupon pays all of it', async () => {
    const { release, capture, orders } = await paidRelease('OnHold');
    const code = await makeUniversalCoupon({ cents: 12_000 });
    await capture(null, {}, code);
    expect(await orders()).toEqual([{ purpose: 'upgrade', total: 0, types: ['package', 'universalCoupon'] }]);
    expect((await release.reload()).package).toBe('360');
  });

  test.each([
    [{ package: '80' }, 'Please select the package of the release or a higher one.'],
    [{ package: '200' }, 'Please select a higher package or add priority.'],
  ] as const)('to %o is refused', async (asked, text) => {
    const { prepare, capture } = await paidRelease();
    for (const call of [() => prepare(0, asked), () => capture(null, asked)]) {
      const { status, problem } = await refusalOf(call());
      expect([status, problem.message]).toEqual([400, text]);
    }
  });

  test.each(['Published', 'NotSent'] as const)('of a release that is %s is refused', async (state) => {
    const { prepare } = await paidRelease(state);
    expect((await refusalOf(prepare(120))).status).toBe(409);
  });

  it('of a release that is not paid is refused', async () => {
    const { prepare } = await paidRelease('DraftMode', false);
    expect((await refusalOf(prepare(120))).problem.message).toBe('Please pay for the release first.');
  });

  it('that another window has bought meanwhile is not charged a second time', async () => {
    const { prepare, capture, orders } = await paidRelease();
    const intentId = await prepare(120);
    server.ports.payments.stripe.authorise(intentId);
    const code = await makeUniversalCoupon({ cents: 12_000 });
    const outcomes = await Promise.allSettled([capture(intentId), capture(null, {}, code)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });
});

describe('an edit of a published release', () => {
  it('costs 120 dollars, once, and becomes a request for the editors', async () => {
    const { release, prepareEdit, submitEdit, orders, receipts } = await paidRelease('Published');
    const intentId = await prepareEdit(120);
    server.ports.payments.stripe.authorise(intentId);
    const first = await submitEdit(intentId);
    expect(await submitEdit(intentId)).toEqual(first);
    expect(await orders()).toEqual([{ purpose: 'edit', total: 12_000, types: ['purchaseedit'] }]);
    expect(
      await execute('select description, state from edit_requests where distribution_id = $1', [
        release.distributionId,
      ]),
    ).toEqual([{ description: 'Please name the mayor.', state: 'open' }]);
    expect((await receipts()).at(-1)).toContain('Release edit');
  });

  it('is refused at another price, without a card, and before it is published', async () => {
    const published = await paidRelease('Published');
    const { status, problem } = await refusalOf(published.prepareEdit(199));
    expect([status, problem['total']]).toEqual([409, 120]);
    expect((await refusalOf(published.submitEdit(null))).problem.code).toBe('payment-not-authorised');
    const waiting = await paidRelease('PendingDistribution');
    expect((await refusalOf(waiting.prepareEdit(120))).problem.message).toBe(
      'A release in the state PendingDistribution cannot go to Published.',
    );
  });
});
