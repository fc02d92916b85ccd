import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { ApiError, cents, type Client, message } from '@dispatch/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { authorizeNetPayments } from '../../platform/ports/payments/authorizeNetPayments';
import { settleRefunds } from '../refunds/settleRefund';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { startGatewayStandIn, manualCard as card, type GatewayStandIn } from '../../testing/gatewayStandIn';
import { makeRelease } from '../../testing/makeRelease';
import { makeRenewable } from '../../testing/makeSubscription';
import { makePayableRelease, Payer, refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const log = new PassThrough();
const server = useTestServer({ logLevel: 'trace' }, 'cold', log);
let gateway: GatewayStandIn;
let terms: { agreed: boolean; version: string; agreedAt: string };
beforeAll(async () => {
  gateway = await startGatewayStandIn(server.url);
  server.ports.payments.authorizenet = authorizeNetPayments(gateway.settings);
  const { version } = (await server.client.call('getTerms')).data.purchase;
  terms = { agreed: true, version, agreedAt: new Date().toISOString() };
});
afterAll(() => gateway.stop());

let payer: Payer;
beforeEach(async () => {
  const user = await makeUser({ featureOverrides: { userHasStripeApi: false, hasEnablePurchaseEdit: true } });
  payer = await Payer.at(server, {}, user);
});

const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });
const payBy = (change: object = {}, headers = keyed(), client = payer.client) =>
  client.call('capturePaymentIntent', {
    headers,
    body: {
      distributionId: payer.id,
      order: payer.order,
      amount: 600,
      creditCard: card,
      terms,
      ...change,
    },
  });
const declining = { creditCard: { ...card, creditCardNumber: '4000000000000002' } };
const books = async () => {
  const all = await gateway.transactions();
  return all
    .filter(({ customerId }) => customerId === String(payer.user.userId))
    .map(({ transactionStatus, settleAmount }) => [transactionStatus, settleAmount]);
};

describe('the manual card form', () => {
  it('pays for a release, and keeps what was agreed to', async () => {
    const { OrderNumber, ProcessorTransactionID } = (await payBy()).data;
    expect(await payer.paid()).toMatchObject({ orders: [OrderNumber] });
    expect(await books()).toEqual([['capturedPendingSettlement', 600]]);
    const [kept] = await execute(
      `select p.charge_id, p.provider, t.version, t.text <> '' as has_text, p.terms_agreed_at as at
         from payments p join terms t using (terms_id) where p.distribution_id = $1`,
      [payer.id],
    );
    expect(kept).toEqual({
      charge_id: ProcessorTransactionID,
      provider: 'authorizenet',
      version: terms.version,
      has_text: true,
      at: new Date(terms.agreedAt),
    });
  });

  // The last one where the database stood still for longer than a statement may take.
  const others = new Set(['payment-elsewhere', 'already-paid', 'service-unavailable']);

  it('pressed in eight windows at once pays in one of them, round after round', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const { distributionId } = await makePayableRelease(payer.user);
      const presses = await Promise.all(
        Array.from({ length: 8 }, () =>
          payBy({ distributionId }).then(
            () => 'paid',
            (error: unknown) => (error instanceof ApiError ? error.problem.code : String(error)),
          ),
        ),
      );
      expect(presses.filter((code) => !others.has(code))).toEqual(['paid']);
      expect(await books()).toEqual(Array.from({ length: round }, () => ['capturedPendingSettlement', 600]));
      const orders = await execute('select 1 from orders where distribution_id = $1', [distributionId]);
      expect(orders).toHaveLength(1);
    }
  });

  it('says in the others that one window is paying, and lets them pay when that has come to nothing', async () => {
    await gateway.hold('authOnlyTransaction', 'before');
    const first = refusalOf(payBy());
    await expect.poll(() => gateway.isHeld()).toBe(true);
    expect(await refusalOf(payBy())).toMatchObject({
      status: 409,
      problem: { code: 'payment-elsewhere', message: message('payment-elsewhere') },
    });
    await gateway.release(true);
    expect((await first).status).toBe(503);
    await payBy();
    expect(await books()).toEqual([['capturedPendingSettlement', 600]]);
  });

  it('says why a card was declined, and takes the next one', async () => {
    expect(await refusalOf(payBy(declining))).toMatchObject({
      status: 409,
      problem: { code: 'payment-not-authorised', message: 'This transaction has been declined.' },
    });
    await payBy();
    expect(await books()).toEqual([
      ['declined', 600],
      ['capturedPendingSettlement', 600],
    ]);
  });

  it.each(
    ['authOnlyTransaction', 'getTransactionDetailsRequest', 'priorAuthCaptureTransaction'].flatMap((step) =>
      (['before', 'after'] as const).flatMap((when) =>
        (['lose', 'fail'] as const).map((outcome) => [outcome, when, step] as const),
      ),
    ),
  )('charges once, and reserves nothing, whatever is sent again: %s %s %s', async (outcome, when, step) => {
    const headers = keyed();
    await gateway.hold(step, when, outcome);
    expect((await refusalOf(payBy({}, headers))).status).toBe(503);
    const { OrderNumber } = (await payBy({}, headers)).data;
    await runJobs(server);
    expect((await payer.paid()).orders).toEqual([OrderNumber]);
    const left = (await books()).filter(([status]) => status !== 'voided');
    expect(left).toEqual([['capturedPendingSettlement', 600]]);
  });

  it('lets go of a reservation that nobody comes back to, when the gateway reports it', async () => {
    await gateway.hold('authOnlyTransaction', 'after', 'lose');
    await refusalOf(payBy());
    await execute(`update payments set state = 'canceled' where distribution_id = $1`, [payer.id]);
    const reported = () =>
      execute(`select 1 from jobs.job where name = 'settle-payment' and state = 'created'`);
    await expect.poll(async () => (await reported()).length).toBeGreaterThan(0);
    await runJobs(server);
    expect(await books()).toEqual([['voided', 600]]);
  });

  it('is refused when the price has moved on, and when nothing was agreed to', async () => {
    expect(await refusalOf(payBy({ amount: 500 }))).toMatchObject({ status: 409, problem: { total: 600 } });
    expect((await refusalOf(payBy({ amount: undefined }))).problem.fields?.[0]?.pointer).toBe('/amount');
    expect((await refusalOf(payBy({ paymentIntent: 'pi_1' }))).status).toBe(400);
    const message = 'Please agree to the terms of service and the privacy notice to continue.';
    for (const wrong of [undefined, { ...terms, agreed: false }])
      expect(await refusalOf(payBy({ terms: wrong }))).toMatchObject({
        status: 400,
        problem: { fields: [{ pointer: '/terms/agreed', message }] },
      });
    const old = { ...terms, version: '2001-01-01' };
    expect((await refusalOf(payBy({ terms: old }))).problem.code).toBe('terms-changed');
    expect(await books()).toEqual([]);
  });

  it('is for whoever has no form of the card provider, where there is a gateway, after the captcha', async () => {
    await payer.user.update({ featureOverrides: {} });
    expect((await refusalOf(payBy())).problem.code).toBe('payment-not-offered');
    await payer.user.update({ featureOverrides: { userHasStripeApi: false, showPaymentCaptcha: true } });
    expect((await refusalOf(payBy())).problem.fields?.[0]?.pointer).toBe('/captcha');
    const configured = server.ports.payments.authorizenet;
    server.ports.payments.authorizenet = null;
    expect((await refusalOf(payBy())).status).toBe(403);
    server.ports.payments.authorizenet = configured;
    expect((await payBy({ captcha: `solved-${randomUUID()}` })).status).toBe(200);
  });

  it('stops whoever tries out cards', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await refusalOf(payBy(declining))).status).toBe(409);
    expect((await refusalOf(payBy())).status).toBe(429);
  });

  it('gives money back once the gateway has settled it, and its books agree with ours', async () => {
    const { OrderNumber: orderId } = (await payBy()).data;
    const finance = await server.as(await makeUser({ group: 'FINANCE' }));
    const admin: Client = await server.as(await makeUser({ group: 'ADMIN' }));
    const asked = { orderId, amount: 100, reason: 'Other' as const };
    const { orderRefundRequestId } = (
      await finance.call('createRefundRequest', { headers: keyed(), body: asked })
    ).data;
    const body = { orderRefundRequestId, status: 'approved' as const };
    expect((await admin.call('setRefundStatus', { headers: keyed(), body })).data.status).toBe('underway');
    await gateway.settle();
    await doJob(server, settleRefunds, {});
    const states = await execute('select state from refund_requests where order_id = $1', [orderId]);
    expect(states).toEqual([{ state: 'approved' }]);
    const differences = async () => {
      await finance.call('runProviderComparison');
      await runJobs(server);
      return (await finance.call('getProviderComparison')).data.differences;
    };
    expect(await differences()).toEqual([]);
    // By hand at the gateway: money back that nobody here has asked for, and a card that was charged.
    const [paid] = await execute<{ intentId: string }>(
      'select intent_id as "intentId" from payments where order_id = $1',
      [orderId],
    );
    const port = authorizeNetPayments(gateway.settings);
    const given = { intentId: paid?.intentId ?? '', reference: '', refundRequestId: 99_999, attempt: 1 };
    const refund = await port.refund(given, cents(2_000), '');
    const subject = { paymentId: 99_999, reference: 'by hand', distributionId: 1, userId: 1 };
    const taken = { ...subject, purpose: 'release' } as const;
    const { id } = await port.createIntent(taken, cents(3_000), '', { card });
    await port.createIntent({ ...taken, paymentId: 99_998 }, cents(4_000), '', { card });
    await port.capture(id, cents(3_000), '');
    const found = (await differences()).map(({ kind, subject: what, providerAmount }) => [
      kind,
      what,
      providerAmount,
    ]);
    expect(found).toEqual([
      ['charge-without-order', id, 30],
      ['refund-unknown-here', refund.id, 20],
    ]);
  });
});

it('pays an upgrade and an edit, each once, with the key of its press', async () => {
  const release = await makeRelease(payer.user, { paid: true }, 'Published');
  const { distributionId } = release;
  const headers = keyed();
  const edit = () =>
    payer.client.call('payAndSubmitEdit', {
      headers,
      body: { distributionId, amount: 120, creditCard: card, terms, purchaseEditDescription: 'The mayor.' },
    });
  await gateway.hold('priorAuthCaptureTransaction', 'after', 'lose');
  expect((await refusalOf(edit())).status).toBe(503);
  const first = (await edit()).data;
  await execute('delete from idempotency_keys');
  expect((await edit()).data).toEqual(first);
  expect(await books()).toEqual([['capturedPendingSettlement', 120]]);
  const paid = await makeRelease(payer.user, { paid: true }, 'PendingEditorialReview');
  const order = {
    package: '360',
    cjl: 0,
    hasCisionSocialPost: false,
    priorityReleaseEnabled: false,
  } as const;
  await payer.client.call('captureUpgradeIntent', {
    headers: keyed(),
    body: { distributionId: paid.distributionId, order, amount: 120, creditCard: card, terms },
  });
  expect(await books()).toHaveLength(2);
});

/** A card of the payer that the gateway keeps. */
const keepCard = async (): Promise<number> => {
  const { version } = (await server.client.call('getTerms')).data.renewal;
  const { orderId: bundleOrderId } = await makeRenewable(server, payer.user);
  const renewal = { profileName: 'Harbor company card', bundleOrderId, autoRenew: true };
  await payer.client.call('createPaymentProfile', {
    headers: keyed(),
    body: { ...renewal, creditCard: card, terms: { ...terms, version } },
  });
  const { data } = await payer.client.call('listPaymentMethods');
  return data.find(({ provider }) => provider === 'authorizenet')?.id ?? 0;
};

it('pays for a release, an upgrade and an edit with a card that the gateway keeps, and with no other', async () => {
  const saved = { creditCard: undefined, paymentMethodId: await keepCard() };
  const stranger = await Payer.at(
    server,
    {},
    await makeUser({ featureOverrides: { userHasStripeApi: false } }),
  );
  const lost = await refusalOf(payBy({ ...saved, paymentMethodId: saved.paymentMethodId + 1_000 }));
  expect([lost.status, lost.problem.message]).toEqual([400, 'Please select a saved card.']);
  const both = { code: 'invalid-input', fields: [expect.objectContaining({ pointer: '/paymentMethodId' })] };
  expect((await refusalOf(payBy({ ...saved, creditCard: card }))).problem).toMatchObject(both);
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  const path = { id: payer.user.userId };
  const acting = await editor.call('impersonateUser', { path, query: { force: true } });
  const { client } = payer;
  for (const [by, code] of [
    [stranger.client, 'not-found'],
    [server.withToken(acting.data.sid), 'not-while-impersonating'],
  ] as const) {
    expect((await refusalOf(payBy(saved, keyed(), by))).problem.code).toBe(code);
  }
  expect((await gateway.booksOf(payer.user)).charged).toBe(0);
  await payBy(saved);
  const [edited, raised] = [
    await makeRelease(payer.user, { paid: true }, 'Published'),
    await makeRelease(payer.user, { paid: true }, 'PendingEditorialReview'),
  ];
  const asked = { paymentMethodId: saved.paymentMethodId, amount: 120, terms };
  const purchaseEditDescription = 'The mayor.';
  await client.call('payAndSubmitEdit', {
    headers: keyed(),
    body: { ...asked, distributionId: edited.distributionId, purchaseEditDescription },
  });
  const order = { ...payer.order, package: '360', cjl: 0 } as const;
  await client.call('captureUpgradeIntent', {
    headers: keyed(),
    body: { ...asked, distributionId: raised.distributionId, order },
  });
  expect(await gateway.booksOf(payer.user)).toEqual({ charged: 84_000, authorised: 0 });
});

it('pays for the cart of the store once, with the key of its press', async () => {
  const open = { userHasStripeApi: false, hasEnableBundleStorePage: true };
  await payer.user.update({ featureOverrides: open });
  const { client, user } = payer;
  const [tier] = (await client.call('listBundlePackages', {})).data;
  const version = Number((await client.call('getCart')).headers.get('x-cart-version'));
  const { data: cart } = await client.call('saveCart', {
    headers: { 'X-Cart-Version': version },
    body: [{ bundlePackagePriceId: tier?.bundlePackagePriceId ?? 0 }],
  });
  const headers = keyed();
  const buy = (body: object = {}) =>
    client.call('payBundleOrder', { headers, body: { cart, creditCard: card, terms, ...body } });
  expect((await refusalOf(buy({ paypalOrderId: 'both' }))).status).toBe(400);
  await execute('delete from idempotency_keys');
  await gateway.hold('priorAuthCaptureTransaction', 'after', 'lose');
  expect((await refusalOf(buy())).status).toBe(503);
  const first = (await buy()).data;
  expect(first.BundleOrderId).toBe(first.OrderNumber);
  await execute('delete from idempotency_keys');
  expect((await buy()).data).toEqual(first);
  expect(await execute('select 1 from bundle_lots where user_id = $1', [user.userId])).toHaveLength(1);
  expect(await books()).toHaveLength(1);
});

it('leaves nothing of a card in the database, the queue and the log, whatever comes of it', async () => {
  const secret = { creditCardNumber: '4012888818888', creditCardCvv: '8642' };
  const by = (change: object) => payBy({ creditCard: { ...card, ...secret, ...change } });
  await gateway.hold('authOnlyTransaction', 'after', 'lose');
  const answers: unknown[] = [
    await refusalOf(by({})),
    await refusalOf(by({ creditCardExpiration: '01/20' })),
    await refusalOf(by({ creditCardExpiration: '13/40' })),
    await refusalOf(by({ cardholderZip: '46282' })),
    await refusalOf(by({ creditCardNumber: '4012 8888 1888 9' })),
    await refusalOf(by({ creditCardNumber: `${secret.creditCardNumber}99999999999999` })),
    await refusalOf(by({ creditCardCvv: '86421' })),
  ];
  await runJobs(server);
  const [bundle, { version }] = [
    await makeRenewable(server, payer.user),
    (await server.client.call('getTerms')).data.renewal,
  ];
  const keep = (change: object) =>
    payer.client.call('createPaymentProfile', {
      headers: keyed(),
      body: {
        creditCard: { ...card, ...secret, ...change },
        profileName: 'Harbor company card',
        bundleOrderId: bundle.orderId,
        autoRenew: true,
        terms: { ...terms, version },
      },
    });
  await gateway.hold('createCustomerProfileRequest', 'after', 'lose');
  answers.push(await refusalOf(keep({})), await refusalOf(keep({ creditCardExpiration: '01/20' })));
  answers.push((await keep({})).data, (await payer.client.call('listPaymentMethods')).data);
  answers.push((await by({})).data);
  await runJobs(server);
  const tables = await execute<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(await execute(`select t::text from ${name} t`));
  const lines = String(log.read());
  const written = JSON.stringify([answers, rows, lines]);
  expect(written).toContain('authorizenet');
  expect(written).toContain('request completed');
  // Who it was is in each line, by number.
  expect(lines).toMatch(/"operationId":"capturePaymentIntent","userId":\d+,"sessionId":\d+,"req"/);
  // Alone: ids have the four digits of a code by chance.
  expect(written).not.toMatch(/4012 ?8888 ?1888|(?<![-\w.])8642(?![-\w])/);
});
