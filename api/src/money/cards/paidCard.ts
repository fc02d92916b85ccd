import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import {
  type Intent,
  PaymentRefused,
  type PaymentsPort,
  PaymentsUnavailable,
} from '../../platform/ports/payments/paymentsPort';
import { configuredProviders } from '../../platform/ports/payments/providers';

/** SQL of what made the payment `p`, in words: 'PayPal', 'Visa ending in 4242', or 'Card' where no more is known. */
export const paidWithSql = `case when p.provider = 'paypal' then 'PayPal'
  else coalesce(p.card_brand || ' ending in ' || p.card_last_four, 'Card') end`;

/** SQL that holds for the order `row` when the search `pattern` is four digits and a card that ends in them paid it. */
export const paidByCardSql = (row: string, pattern: string): string => `
    ${row}.order_id = any(array(
      select order_id from payments where card_last_four = trim('%' from ${pattern}::text) and order_id is not null))`;

/** What a payment keeps of the card that its provider names. What is not four digits is not kept. */
export const paidCardOf = ({ card }: Pick<Intent, 'card'>, now: Date) => {
  const isKnown = card !== undefined && /^\d{4}$/.test(card.lastFour) && card.brand !== '';
  return {
    cardBrand: isKnown ? card.brand.slice(0, 40) : null,
    cardLastFour: isKnown ? card.lastFour : null,
    cardAskedAt: now,
  };
};

/** Of one provider in a minute: it is asked one by one, and has others to answer. */
const atOnce = 100;

const paymentsToAskCard = statement('payments-to-ask-card')`
select payment_id as "paymentId", intent_id as "intentId!" from payments
 where state = 'captured' and card_asked_at is null and provider <> 'paypal' and provider = :provider and intent_id is not null
 order by payment_id desc limit ${atOnce}`;

const paymentCardKeep = statement('payment-card-keep')`
update payments set card_brand = :cardBrand?, card_last_four = :cardLastFour?, card_asked_at = :cardAskedAt
 where payment_id = :paymentId and card_asked_at is null`;

type Unasked = { paymentId: number; intentId: string };

const askOne = async (provider: PaymentsPort, { paymentId, intentId }: Unasked, now: Date): Promise<void> => {
  const intent = await provider.retrieveIntent(intentId).catch((error: unknown) => {
    if (error instanceof PaymentRefused) return null;
    throw error;
  });
  const { cardBrand, cardLastFour, cardAskedAt } = paidCardOf(intent ?? {}, now);
  await paymentCardKeep.run({ paymentId, cardBrand, cardLastFour, cardAskedAt });
};

/**
 * Asks the providers once for the cards of payments that were captured before cards were kept, the newest first. A
 * provider that is away is asked again by the next job.
 */
export const askPaidCards: JobHandler = async (_payload, { ports, log, now }) => {
  for (const provider of configuredProviders(ports.payments)) {
    if (provider.provider === 'paypal') continue;
    try {
      for (const payment of await paymentsToAskCard.all({ provider: provider.provider }))
        await askOne(provider, payment, now);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      log.warn({ err: error, provider: provider.provider }, 'the cards of payments are asked for later');
    }
  }
};

export const askPaidCardsJob = {
  handler: askPaidCards,
  title: 'Ask the card provider by which cards was paid',
  ...polling,
  expireInSeconds: 300,
  cron: '* * * * *',
} as const satisfies JobPlan;
