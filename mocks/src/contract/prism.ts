import type { DescribedOperation, JsonObject } from '@dispatch/contract/document';
import { createRequire } from 'node:module';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { PlainAnswer } from './plainAnswer';

type PrismClient = typeof import('@stoplight/prism-http/dist/client');
type Logger = NonNullable<Parameters<PrismClient['createClientFromOperations']>[1]['logger']>;

// Prism's own client is no part of its entry point, and is written for require().
const { createClientFromOperations } = createRequire(import.meta.url)(
  '@stoplight/prism-http/dist/client',
) as PrismClient;

/** Which answer Prism shall give; the first success with its first example when nothing is said. */
export interface Wanted {
  readonly status?: number;
  /** The name of an example; 'default' for the one without a name. */
  readonly example?: string;
}

/** Prism: answers any operation of the contract with its examples, and remembers nothing. */
export interface Prism {
  answer(operation: DescribedOperation, wanted?: Wanted): Promise<PlainAnswer>;
}

const silent: Record<string, unknown> = { child: () => silent, level: 'silent' };
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success']) {
  silent[level] = () => undefined;
}

/** Prism over a contract, in this process. */
export async function startPrism(document: JsonObject): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  // The server's path is not Prism's business: it is asked with the path of the contract.
  const plain = operations.map((operation) => ({ ...operation, servers: [] }));
  const client = createClientFromOperations(plain, {
    isProxy: false,
    mock: { dynamic: false },
    // What is asked is checked before, what is answered after it.
    validateRequest: false,
    validateResponse: false,
    checkSecurity: false,
    errors: false,
    upstreamProxy: undefined,
    logger: silent as unknown as Logger,
  });
  return {
    answer: async (operation, { status, example } = {}) => {
      const wanted = status ?? operation.answers.find((answer) => answer.status < 300)?.status ?? 200;
      const named = example === undefined || example === 'default' ? {} : { exampleKey: example };
      const address = operation.path.replaceAll(/\{[^}]+\}/g, '1');
      const answered = await client.request(
        address,
        { method: operation.method.toLowerCase() as 'get', headers: { accept: '*/*' } },
        { mock: { dynamic: false, code: wanted, ...named } },
      );
      return { status: answered.status, headers: textHeaders(answered.headers), body: answered.data };
    },
  };
}

const textHeaders = (headers: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, value]) => [name, String(value)]),
  );
