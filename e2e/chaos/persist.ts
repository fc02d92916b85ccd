import type { OperationId } from '@dispatch/contract';
// eslint-disable-next-line house/no-sleeps -- who was asked to come again later waits as a browser does
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawCall, rawCall } from '../harness/rawCall';
import type { Place } from '../harness/place';

/** Milliseconds after which who tries again gives up: far longer than anything is away. */
const patience = 60_000;

const isPassing = (status: number, text: string): boolean =>
  status >= 502 || status === 429 || (status === 409 && /"code":"(busy|request-running)"/.test(text));

/** What the callers were told meanwhile that nobody should be: neither an answer nor to come again. */
export const unexpected: string[] = [];

/** Calls until there is an answer, always with the same Idempotency-Key, as a browser does that lost its connection. */
export async function persist<Body>(place: Place, operationId: OperationId, call: RawCall): Promise<Body> {
  const headers = { ...call.headers, 'Idempotency-Key': crypto.randomUUID() };
  const until = Date.now() + patience;
  for (;;) {
    const answer = await rawCall(place, operationId, { ...call, headers }).catch(() => null);
    if (answer !== null && answer.status < 400) return JSON.parse(answer.text || 'null') as Body;
    if (answer !== null && !isPassing(answer.status, answer.text)) {
      unexpected.push(`${operationId} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      throw new Error(`${operationId} was refused.`);
    }
    if (Date.now() > until) {
      unexpected.push(
        `${operationId} was not answered within ${patience / 1000} s: ${answer?.status ?? 'nobody'}`,
      );
      throw new Error(`${operationId} was not answered.`);
    }
    await sleep(300);
  }
}
