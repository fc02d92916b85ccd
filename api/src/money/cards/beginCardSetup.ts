import { withoutTransaction } from '../../platform/call/handler';
import { unavailable } from '../../platform/call/problem';
import { customerOf } from './cardOfIntent';
import { expectCard } from './cardSetup';
import { askingTheProvider } from '../payments/paymentRefusals';
import { assertOffered } from '../payments/assertMayPay';

const provider = 'stripe';

/** Has the provider of the embedded form wait for a card that is kept without a payment. */
export const beginCardSetup = withoutTransaction<'beginCardSetup'>((call) =>
  askingTheProvider(call.log, async () => {
    const { headers, session, ports, now } = call;
    const { userId } = session;
    await assertOffered(call, provider);
    const cards = ports.payments[provider].savedCards?.ofIntents;
    if (cards === undefined) throw unavailable();
    const customerId = await customerOf(userId, provider, cards);
    const key = `setup-${userId}-${headers['Idempotency-Key']}`;
    // The browser has no secret of it yet: without this call's answer it keeps nothing.
    const { id, clientSecret } = await cards.beginSetup(customerId, key);
    await expectCard(provider, { reference: id, customerId }, now);
    return { status: 201, body: { setupIntentId: id, clientSecret } };
  }),
);
