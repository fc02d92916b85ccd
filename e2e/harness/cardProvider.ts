import type { Place } from './place';

interface Charge {
  id: string;
  amount: number;
  amount_captured: number;
  captured: boolean;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
}

interface Refund {
  amount: number;
  status: string;
  payment_intent: string;
}

interface Intent {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  metadata: Record<string, string>;
}

export function cardProvider({ stripe }: Pick<Place, 'stripe'>) {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${stripe}/_control/${path}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`/_control/${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    charges: async () => (await ask('charges')) as Charge[],
    refunds: async () => (await ask('refunds')) as Refund[],
    intents: async () => (await ask('intents')) as Intent[],
    hold: (path: string, when: 'before' | 'after') => ask('hold', { path, when }),
    isHolding: async () => ((await ask('hold')) as { held: boolean }[]).some(({ held }) => held),
    release: (drop = false) => ask('release', { drop }),
  };
}

export type CardProvider = ReturnType<typeof cardProvider>;
