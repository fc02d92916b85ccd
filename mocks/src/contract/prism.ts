import type { DescribedOperation, JsonObject } from '@dispatch/contract/document';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { PlainAnswer } from './plainAnswer';

type Logger = Parameters<typeof createInstance>[1]['logger'];

/** Which answer Prism shall give; the first success with its first example when nothing is said. */
interface Wanted {
  readonly status?: number;
  /** The name of an example; 'default' for the one without a name. */
  readonly example?: string;
}

export interface Prism {
  answer(operation: DescribedOperation, wanted?: Wanted): Promise<PlainAnswer>;
}

const silent: Record<string, unknown> = { child: () => silent, level: 'silent' };
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success']) {
  silent[level] = () => undefined;
}

export async function startPrism(document: JsonObject): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  // The server's path is not Prism's business: it is asked with the path of the contract.
  const plain = operations.map((operation) => ({ ...operation, servers: [] }));
  // What is asked is checked before, what is answered after it.
  const unchecked = { validateRequest: false, validateResponse: false, checkSecurity: false, errors: false };
  const config = { ...unchecked, isProxy: false, upstreamProxy: undefined } as const;
  const instance = createInstance(
    { ...config, mock: { dynamic: false } },
    { logger: silent as unknown as Logger },
  );
  return {
    answer: async (operation, { status, example } = {}) => {
      const wanted = status ?? operation.answers.find((answer) => answer.status < 300)?.status ?? 200;
      const named = example === undefined || example === 'default' ? {} : { exampleKey: example };
      const path = operation.path.replaceAll(/\{[^}]+\}/g, '1');
      const answered = await instance.request(
        { method: operation.method.toLowerCase() as 'get', url: { path }, headers: { accept: '*/*' } },
        plain,
        { ...config, mock: { dynamic: false, code: wanted, ...named } },
      )();
      if (answered._tag === 'Left') throw answered.left;
      const { statusCode, headers, body } = answered.right.output;
      return { status: statusCode, headers: textHeaders(headers), body };
    },
  };
}

const textHeaders = (headers: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, value]) => [name, String(value)]),
  );
