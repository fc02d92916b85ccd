import { fieldsOf } from '@dispatch/contract/document';
import { textOf } from './textOf';
import type { CardCalls, CardIntent } from './responder';

const intentOf = (body: unknown): CardIntent => {
  const { amount, latest_charge: charge } = fieldsOf(body);
  return {
    id: textOf(body, 'id'),
    clientSecret: textOf(body, 'client_secret'),
    status: textOf(body, 'status'),
    amount: Number(amount),
    chargeId: typeof charge === 'string' ? charge : null,
  };
};

export function cardCalls(address: () => string, secretKey: string): CardCalls {
  const ask = async (path: string, fields: Readonly<Record<string, string>> | null): Promise<unknown> => {
    const answer = await fetch(`${address()}/v1/payment_intents${path}`, {
      method: fields === null ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${secretKey}` },
      ...(fields === null ? {} : { body: new URLSearchParams(fields) }),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The payment stand-in answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    create: async (amount, metadata, isSaved) =>
      intentOf(
        await ask('', {
          amount: String(amount),
          currency: 'usd',
          capture_method: 'manual',
          'automatic_payment_methods[enabled]': 'true',
          ...(isSaved ? { payment_method: 'pm_card_visa' } : {}),
          ...Object.fromEntries(
            Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]),
          ),
        }),
      ),
    changeAmount: async (id, amount) =>
      intentOf(await ask(`/${encodeURIComponent(id)}`, { amount: String(amount) })),
    read: async (id) => {
      const found = await ask(`/${encodeURIComponent(id)}`, null);
      return found === null ? null : intentOf(found);
    },
    capture: async (id) => intentOf(await ask(`/${encodeURIComponent(id)}/capture`, {})),
  };
}
