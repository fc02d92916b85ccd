import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import type { Payment } from '../payments/Payment';
import type { Intent, KeptCard, ProviderName } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';

const paymentMethodKeep = statement('payment-method-keep')`
insert into payment_methods (user_id, provider, method_id, brand, last_four, expiry_month, expiry_year, saved_at)
values (:userId, :provider, :methodId, :brand, :lastFour, :expiryMonth, :expiryYear, :now)
on conflict (provider, method_id) do update set saved_at = payment_methods.saved_at
returning payment_method_id as id`;

type Owner = { userId: number; provider: string };

/** Writes down a card that the provider keeps, once however often; answers its id. Its owner has asked for it. */
export const writeCard = async (
  { userId, provider }: Owner,
  card: KeptCard,
  now: Date,
): Promise<number | null> => {
  const { methodId, brand, lastFour, expiryMonth, expiryYear } = card;
  const kept = await paymentMethodKeep.maybe({
    userId,
    provider,
    methodId,
    brand,
    lastFour,
    expiryMonth,
    expiryYear,
    now,
  });
  return kept?.id ?? null;
};

/**
 * The saved card of a payment that is captured: the one that the provider keeps because of it, else the one that paid.
 * In the transaction that makes the order. A card that the payer has not asked to keep is not written down.
 */
export const savedCardOf = async (
  { userId, provider, keepsCard, paymentMethodId }: Payment,
  { keptCard }: Intent,
  now: Date,
): Promise<number | null> => {
  return keepsCard && keptCard !== undefined
    ? writeCard({ userId, provider }, keptCard, now)
    : paymentMethodId;
};

const paymentMethodSaved = statement('payment-method-saved')`
select from payment_methods where provider = :provider and method_id = :methodId`;

/** Whether a card that a provider keeps is one of somebody's saved ones. */
export const isSaved = async (provider: string, methodId: string): Promise<boolean> => {
  return (await paymentMethodSaved.all({ provider, methodId })).length > 0;
};

/** Has a card removed that the provider has kept for a payment which came to nothing. In the transaction that ends it. */
export const forgetUnpaidCard = async (
  { provider, keepsCard }: Payment,
  { keptCard }: Intent,
): Promise<void> => {
  if (!keepsCard || keptCard === undefined) return;
  const { methodId } = keptCard;
  if (!(await isSaved(provider, methodId)))
    await enqueue('remove-saved-card', { provider: provider as ProviderName, methodId });
};

const cardsKeptOf = statement('cards-kept-of')`
select provider as "provider!", customer_id as "customerId", null as "methodId" from payment_customers where user_id = :userId
union all
select provider, null, method_id from payment_methods m
 where user_id = :userId and not exists (
   select from payment_customers c where c.user_id = m.user_id and c.provider = m.provider)`.as<{
  provider: ProviderName;
}>();

/** Has every provider remove what it keeps of an account. In the transaction that deletes it. */
export const removeSavedCards = async (userId: number): Promise<void> => {
  for (const kept of await cardsKeptOf.all({ userId })) await enqueue('remove-saved-card', kept);
};

/** Removes a card, or an account with all its cards, at the provider. What is gone already is no error. */
const removeSavedCard: JobHandler<{
  provider: ProviderName;
  methodId?: string | null;
  customerId?: string | null;
}> = async ({ provider, methodId = null, customerId = null }, { ports }) => {
  const { savedCards } = providerOf(ports.payments, { provider });
  if (methodId !== null) await savedCards?.removeCard(methodId);
  if (customerId !== null) await savedCards?.ofIntents?.removeCustomer(customerId);
};

export const removeSavedCardJob = {
  handler: removeSavedCard,
  title: 'Remove a saved card at the card provider',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 60,
} as const satisfies JobPlan;
