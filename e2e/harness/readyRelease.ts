import type { Client, components } from '@dispatch/contract';
import type { CardProvider } from './cardProvider';
import type { Database } from './database';
import { samples } from './samples';

type Draft = components['schemas']['ReleaseDraft'];

/** A release that keeps all rules, written by calls; `email` is verified for its owner already. */
export function fullDraft(email: string, given: Partial<Draft> = {}): Draft {
  const { headline, summary, dateline, bodyHtml } = samples.newHorizons;
  return {
    package: '200',
    headline,
    summary,
    cityState: dateline,
    body: bodyHtml,
    cjl: 0,
    hasPriorityRelease: false,
    hasCisionSocialPost: false,
    primaryContactName: 'Michael Buckley',
    primaryContactCompany: 'JHU Applied Physics Laboratory',
    primaryContactEmail: email,
    primaryContactPhoneCountryCode: '1',
    primaryContactPhone: '240-228-7536',
    user: 'Michael Buckley',
    userEmail: email,
    userPhoneCountryCode: '1',
    userPhone: '240-228-7536',
    ...given,
  };
}

export async function readyRelease(
  client: Client,
  email: string,
  given: Partial<Draft> = {},
): Promise<number> {
  const { data } = await client.call('saveDraft', { body: fullDraft(email, given) });
  return data.distributionId;
}

export interface Books {
  /** Money taken, one number a charge, in cents. */
  charged: number[];
  /** Money held at the bank and neither taken nor let go. */
  held: number[];
  /** Totals of our orders, in cents. */
  orders: number[];
}

export async function booksOf(database: Database, cards: CardProvider, id: number): Promise<Books> {
  const payments = await database.rows<{ intent: string }>(
    'select intent_id as intent from payments where distribution_id = $1',
    id,
  );
  const own = payments.map(({ intent }) => intent);
  const charges = (await cards.charges()).filter((charge) => own.includes(charge.payment_intent));
  const open = new Set(
    (await cards.intents()).flatMap(({ id: intent, status }) =>
      status === 'requires_capture' ? [intent] : [],
    ),
  );
  const orders = await database.rows<{ total: number }>(
    'select total_cents as total from orders where distribution_id = $1 order by order_id',
    id,
  );
  return {
    charged: charges.filter(({ captured }) => captured).map(({ amount_captured }) => amount_captured),
    held: charges
      .filter(
        ({ captured, status, payment_intent }) =>
          !captured && status === 'succeeded' && open.has(payment_intent),
      )
      .map(({ amount }) => amount),
    orders: orders.map(({ total }) => total),
  };
}

export const paidOnce = (cents = 36_000): Books => ({ charged: [cents], held: [], orders: [cents] });

export const unpaid: Books = { charged: [], held: [], orders: [] };
