import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import type { Ports } from '../../src/platform/ports/ports';

/** What stands in its place sees each ask of it, at whatever depth: `payments.stripe.capture`. */
const watched = (part: object, tell: () => void): object =>
  new Proxy(part, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value === 'object' && value !== null) return watched(value, tell);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, given);
        // What answers at once has asked nobody.
        if (answer instanceof Promise) tell();
        return answer;
      };
    },
  });

/** Until the end of the test: how many outside services have been asked at most without a statement between them. */
export const askedInARow = (ports: Ports): (() => number) => {
  let most = 0;
  let now = 0;
  const given = { ...ports };
  for (const [name, port] of Object.entries(given)) {
    if (port !== null)
      Object.assign(ports, { [name]: watched(port, () => (most = Math.max(most, (now += 1)))) });
  }
  const { query } = Client.prototype;
  const asking = function (this: Client, ...values: unknown[]): unknown {
    now = 0;
    return Reflect.apply(query, this, values);
  };
  Object.assign(Client.prototype, { query: asking });
  onTestFinished(() => {
    Object.assign(ports, given);
    Object.assign(Client.prototype, { query });
  });
  return () => most;
};
