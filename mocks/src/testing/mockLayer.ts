import { fileURLToPath } from 'node:url';
import type { PersonaKey } from '../personas';
import { readMockContract } from '../contract/mockContract';
import { answerCall, type Answered, type LayerParts } from '../contract/layer';
import { demoPerson } from '../contract/memory/people';
import { startPrism } from '../contract/prism';
import type { CardCalls, CardIntent } from '../contract/responder';
import { responders } from '../contract/responders/responders';
import type { DemoData } from '../contract/memory/demoData';
import { DemoDataStore } from '../contract/memory/demoDataStore';

export const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));

function willingCards(): CardCalls {
  const intents = new Map<string, CardIntent>();
  const keep = (intent: CardIntent): CardIntent => {
    intents.set(intent.id, intent);
    return intent;
  };
  const get = (id: string): CardIntent => {
    const intent = intents.get(id);
    if (intent === undefined) throw new Error(`There is no intent ${id}.`);
    return intent;
  };
  return {
    create: async (amount) => {
      const id = `pi_${intents.size + 1}`;
      return keep({
        id,
        clientSecret: `${id}_secret`,
        status: 'requires_payment_method',
        amount,
        chargeId: null,
      });
    },
    changeAmount: async (id, amount) => keep({ ...get(id), amount }),
    read: async (id) => intents.get(id) ?? null,
    capture: async (id) => keep({ ...get(id), status: 'succeeded' }),
    // The browser's part.
    ...{ authorise: (id: string) => keep({ ...get(id), status: 'requires_capture', chargeId: `ch_${id}` }) },
  };
}

/** Prism takes a second to read the contract, and keeps nothing of a call: one for all files of a process. */
let sharedPrism: ReturnType<typeof startPrism> | undefined;

export async function mockLayer(changes: Partial<LayerParts> = {}) {
  const contract = changes.contract ?? readMockContract(contractFile);
  const violations: string[] = [];
  const cards = willingCards() as CardCalls & { authorise: (id: string) => CardIntent };
  let lingered = 0;
  const parts: LayerParts = {
    contract,
    prism: await (sharedPrism ??= startPrism(contract.document)),
    responders,
    passwordUrl: 'http://127.0.0.1:3000/_mock/password',
    cards,
    now: () => new Date(),
    linger: async (milliseconds) => {
      lingered += milliseconds;
    },
    onViolation: ({ id }, errors) => violations.push(`${id}: ${errors.join('; ')}`),
    ...changes,
  };
  const store = new DemoDataStore(null);
  const newDemoData = (): DemoData => store.get(null, parts.now());
  return {
    contract,
    cards,
    violations,
    newDemoData,
    lingered: () => lingered,
    tokenOf: (demoData: DemoData, key: PersonaKey): string => {
      const token = `token-of-${key}-${demoData.sessions.length}`;
      const at = parts.now().getTime();
      const { id } = demoPerson({ demoData, contract, now: parts.now() }, key);
      demoData.sessions.push({ token, personId: id, startedAt: at, lastUsedAt: at });
      return token;
    },
    call: (
      demoData: DemoData,
      what: string,
      given: {
        token?: string | null;
        body?: unknown;
        headers?: Record<string, string>;
      } = {},
    ): Promise<Answered> => {
      const [method = '', address = ''] = what.split(' ');
      const { pathname, search } = new URL(address, 'http://localhost');
      const bearer: Record<string, string> =
        given.token == null ? {} : { authorization: `Bearer ${given.token}` };
      return answerCall(parts, demoData, {
        method,
        path: pathname,
        search: search.slice(1),
        headers: { ...bearer, ...given.headers },
        read: async () => given.body ?? {},
      });
    },
  };
}

export type MockLayer = Awaited<ReturnType<typeof mockLayer>>;
