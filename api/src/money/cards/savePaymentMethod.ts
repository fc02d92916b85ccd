import { record } from '../../platform/audit/audit';
import { withoutTransaction } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { knownCustomer } from './cardOfIntent';
import { askingTheProvider } from '../payments/paymentRefusals';
import { writeCard } from './savedCards';
import { paymentMethodOf } from './paymentMethodRows';

const provider = 'stripe';

/** Saves the card that the browser has had the provider keep: the provider says whether it has, not the browser. */
export const savePaymentMethod = withoutTransaction<'savePaymentMethod'>(
  async ({ body: { setupIntentId: reference }, session, ports, log, now }) => {
    const { userId } = session;
    const customerId = await knownCustomer(userId, provider);
    const { savedCards } = ports.payments[provider];
    if (customerId === null || savedCards === undefined) throw notFound();
    const card = await askingTheProvider(log, () => savedCards.endSetup({ reference, customerId }));
    if (card === null) throw notFound();
    return inTransaction(async () => {
      const id = await writeCard({ userId, provider }, card, now);
      const subject = { type: 'payment-method', id: id ?? 0 };
      await record({ actor: session, action: 'payment-method.save', subject });
      return { status: 201, body: await paymentMethodOf({ userId, now, id }) };
    });
  },
);
