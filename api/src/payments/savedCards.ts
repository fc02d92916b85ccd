import { now } from '../clock';
import { query } from '../database/database';
import type { JobHandler } from '../jobs/job';
import { enqueue } from '../jobs/queue';
import type { Payment } from '../models/Payment';
import type { Intent, ProviderName } from '../ports/payments/paymentsPort';
import { providerOf } from '../ports/payments/providers';

const keepSql = `
insert into payment_methods (user_id, provider, method_id, brand, last_four, expiry_month, expiry_year, saved_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (provider, method_id) do update set saved_at = payment_methods.saved_at
returning payment_method_id as id`;

/**
 * The saved card of a payment that is captured: the one that the provider keeps because of it, else the one that paid.
 * In the transaction that makes the order. A card that the payer has not asked to keep is not written down.
 */
export const savedCardOf = async (
  { userId, provider, keepsCard, paymentMethodId }: Payment,
  { keptCard }: Intent,
): Promise<number | null> => {
  if (!keepsCard || keptCard === undefined) return paymentMethodId;
  const { methodId, brand, lastFour, expiryMonth, expiryYear } = keptCard;
  const values = [userId, provider, methodId, brand, lastFour, expiryMonth, expiryYear, now()];
  const [kept] = await query<{ id: number }>('payment-method-keep', keepSql, values);
  return kept?.id ?? null;
};

/** Has every provider remove what it keeps of an account. In the transaction that deletes it. */
export const removeSavedCards = async (userId: number): Promise<void> => {
  const accounts = await query<{ provider: ProviderName; customerId: string }>(
    'payment-customers-of',
    'select provider, customer_id as "customerId" from payment_customers where user_id = $1',
    [userId],
  );
  for (const account of accounts) await enqueue('remove-saved-card', account);
};

/** Removes a card, or an account with all its cards, at the provider. What is gone already is no error. */
export const removeSavedCard: JobHandler<'remove-saved-card'> = async (
  { provider, methodId, customerId },
  { ports },
) => {
  const { savedCards } = providerOf(ports.payments, { provider });
  if (methodId !== undefined) await savedCards?.removeCard(methodId);
  if (customerId !== undefined) await savedCards?.removeCustomer(customerId);
};
