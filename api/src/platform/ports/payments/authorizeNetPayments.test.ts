import { createHmac, randomUUID } from 'node:crypto';
import { cents } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  manualCard as card,
  startGatewayStandIn,
  type GatewayStandIn,
} from '../../../testing/gatewayStandIn';
import { authorizeNetPayments } from './authorizeNetPayments';
import type { CardGateway } from './cardGateway';
import { EventRefused, type IntentSubject, PaymentRefused, PaymentsUnavailable } from './paymentsPort';

let standIn: GatewayStandIn;
let gateway: CardGateway;
beforeAll(async () => {
  standIn = await startGatewayStandIn('http://localhost:1');
  gateway = authorizeNetPayments(standIn.settings);
});
afterAll(() => standIn.stop());

let paymentId = 70;
const subjectOf = (): IntentSubject => ({
  paymentId: (paymentId += 1),
  reference: randomUUID(),
  distributionId: 43,
  userId: 12,
  purpose: 'release',
});
const amount = cents(60_000);
const captured = async () => {
  const subject = subjectOf();
  const { id } = await gateway.createIntent(subject, amount, '', { card });
  await gateway.capture(id, amount, '');
  return { id, subject: { intentId: id, reference: subject.reference, refundRequestId: 31, attempt: 1 } };
};

describe('a card at Authorize.Net', () => {
  it('is authorised for a payment that it then names, captured, or let go', async () => {
    const subject = subjectOf();
    const intent = await gateway.createIntent(subject, amount, '', { card });
    expect(intent).toMatchObject({ status: 'authorised', amount, subject });
    const known = { ...intent, card: { brand: 'Visa', lastFour: card.creditCardNumber.slice(-4) } };
    expect(await gateway.retrieveIntent(intent.id)).toEqual(known);
    const { id, status, chargeId } = await gateway.capture(intent.id, cents(50_000), '');
    expect({ status, chargeId }).toEqual({ status: 'captured', chargeId: id });
    await expect(gateway.capture(id, amount, '')).rejects.toThrow(PaymentRefused);
    const other = await gateway.createIntent(subjectOf(), amount, '', { card });
    expect((await gateway.cancel(other.id, '')).status).toBe('canceled');
    expect(await gateway.retrieveIntent('1')).toBeNull();
  });

  it('is authorised once for a payment, although the answer is lost and it is sent again', async () => {
    const subject = subjectOf();
    expect(await gateway.findIntent(subject)).toBeNull();
    await standIn.hold('authOnlyTransaction', 'after', 'lose');
    await expect(gateway.createIntent(subject, amount, '', { card })).rejects.toThrow(PaymentsUnavailable);
    const found = await gateway.findIntent(subject);
    expect(found).toMatchObject({ status: 'authorised', subject });
    expect(await gateway.createIntent(subject, amount, '', { card })).toEqual(found);
  });

  it.each([
    ['a decline', { creditCardNumber: '4000 0000 0000 0002' }, 'This transaction has been declined.'],
    ['a wrong number', { creditCardNumber: '4111 1111 1111 1112' }, 'The credit card number is invalid.'],
    ['a number that is too short', { creditCardNumber: '4111' }, 'The credit card number is invalid.'],
    ['a past month', { creditCardExpiration: '01/20' }, 'The credit card has expired.'],
    ['a short code', { creditCardCvv: '1' }, 'The card code is invalid.'],
  ])('is refused in words for its holder: %s', async (_case, change, words) => {
    const refused = gateway.createIntent(subjectOf(), amount, '', { card: { ...card, ...change } });
    await expect(refused).rejects.toMatchObject({ name: 'PaymentRefused', forPeople: true, message: words });
  });

  it('is not judged when the gateway fails or is silent', async () => {
    await standIn.hold('authOnlyTransaction', 'before', 'fail');
    await expect(gateway.createIntent(subjectOf(), amount, '', { card })).rejects.toThrow(
      PaymentsUnavailable,
    );
    const wrongKey = authorizeNetPayments({ ...standIn.settings, transactionKey: 'wrong' });
    await expect(wrongKey.retrieveIntent('1')).rejects.toThrow(PaymentsUnavailable);
  });

  it('gets its money back when the day is settled, once a request, in parts, and no more than was taken', async () => {
    const { id, subject } = await captured();
    expect(await gateway.findRefund(subject)).toMatchObject({ status: 'pending' });
    await standIn.settle();
    expect(await gateway.findRefund(subject)).toBeNull();
    await standIn.hold('refundTransaction', 'after', 'lose');
    await expect(gateway.refund(subject, cents(12_000), '')).rejects.toThrow(PaymentsUnavailable);
    const refund = await gateway.findRefund(subject);
    expect(refund).toMatchObject({ status: 'done', amount: 12_000 });
    expect(await gateway.refund(subject, cents(12_000), '')).toEqual(refund);
    expect(await gateway.findRefund({ ...subject, attempt: 2 })).toEqual(refund);
    await standIn.settle();
    expect(await gateway.findRefund(subject)).toEqual(refund);
    const more = gateway.refund({ ...subject, refundRequestId: 32 }, cents(48_001), '');
    await expect(more).rejects.toThrow(PaymentRefused);
    const since = new Date(Date.now() - 3_600_000);
    const [charges, refunds] = [[] as unknown[], [] as unknown[]];
    for (let after: string | null | undefined; after !== null;) {
      const page = await gateway.listCharges(since, after ?? null);
      charges.push(...page.entries);
      refunds.push(...(await gateway.listRefunds(since, after ?? null)).entries);
      after = page.next;
    }
    expect(charges).toContainEqual({ id, intentId: id, amount });
    const { reference: _unknown, ...known } = subject;
    expect(refunds).toEqual([{ ...refund, ...known, reference: null }]);
  });

  it('gives all of it back once, when two ask for it in the same moment', async () => {
    const { subject } = await captured();
    await standIn.settle();
    const all = await Promise.all([1, 2].map(() => gateway.refund(subject, amount, '')));
    expect(all[0]).toEqual(all[1]);
  });

  it('is kept by the gateway, once a reference, charged again, and forgotten', async () => {
    const { savedCards } = gateway;
    const reference = randomUUID().slice(0, 20);
    await standIn.hold('createCustomerProfileRequest', 'after', 'lose');
    await expect(savedCards.keepCard(reference, card)).rejects.toThrow(PaymentsUnavailable);
    const kept = await savedCards.keepCard(reference, card);
    const { methodId, ...shown } = kept;
    expect(shown).toEqual({ brand: 'Visa', lastFour: '1111', expiryMonth: 12, expiryYear: 2079 });
    expect(await standIn.profiles()).toHaveLength(1);
    const setup = { reference, customerId: null };
    expect(await savedCards.endSetup(setup)).toEqual(kept);
    const intent = await gateway.createIntent(subjectOf(), amount, '', { methodId });
    expect((await gateway.capture(intent.id, amount, '')).status).toBe('captured');
    for (let time = 0; time < 2; time += 1) await savedCards.removeCard(methodId);
    expect(await savedCards.endSetup(setup)).toBeNull();
    const later = gateway.createIntent(subjectOf(), amount, '', { methodId });
    await expect(later).rejects.toThrow(PaymentRefused);
    const declined = { ...card, creditCardNumber: '4000 0000 0000 0002' };
    const refused = savedCards.keepCard(randomUUID().slice(0, 20), declined);
    await expect(refused).rejects.toMatchObject({ forPeople: true });
  });

  it('is told of by events that are signed', () => {
    const body = Buffer.from(
      JSON.stringify({ eventType: 'net.authorize.payment.void.created', payload: { id: '60' } }),
    );
    const mac = createHmac('sha512', standIn.settings.signatureKey).update(body).digest('hex');
    expect(gateway.parseEvent(body, `sha512=${mac.toUpperCase()}`).intentId).toBe('60');
    for (const wrong of ['', 'sha512=', `sha512=${'0'.repeat(128)}`])
      expect(() => gateway.parseEvent(body, wrong)).toThrow(EventRefused);
  });
});
