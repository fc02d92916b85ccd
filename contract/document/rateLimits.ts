import type { RateLimit } from '../src/operation';
import type { ContractOperation } from './operations';
import { ContractError, listAt, resolve, type JsonObject } from './references';

const counters: ReadonlySet<unknown> = new Set(['account', 'address', 'email', 'subject']);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** A limit of `x-rate-limit`, with its name. */
export type NamedLimit = RateLimit & { name: string };

const limitOf = (
  { name, by, count, window, what, stage, ...more }: JsonObject,
  place: string,
): NamedLimit => {
  const isWell =
    typeof name === 'string' &&
    /^[a-z]+(-[a-z]+)*$/.test(name) &&
    counters.has(by) &&
    isWhole(count) &&
    isWhole(window) &&
    (what === undefined || typeof what === 'string') &&
    (stage === undefined || stage === 'handler') &&
    Object.keys(more).length === 0;
  if (!isWell) {
    throw new ContractError(
      `${place}: a limit of x-rate-limit has a name, by (account, address, email, subject), count, window in seconds, and may say what it counts and stage: handler.`,
    );
  }
  return {
    name,
    by: by as RateLimit['by'],
    count,
    window,
    ...(what === undefined ? {} : { what }),
    ...(stage === undefined ? {} : { stage }),
  };
};

/**
 * How often a call may be made: its `x-rate-limit`. Several calls with the same limit share its count.
 * @throws ContractError for one that is not written as a limit
 */
export const rateLimitsOf = (
  contract: JsonObject,
  { operation, place }: Pick<ContractOperation, 'operation' | 'place'>,
): NamedLimit[] => listAt(operation, 'x-rate-limit').map((limit) => limitOf(resolve(contract, limit), place));
