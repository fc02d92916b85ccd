import { execute } from '../../platform/database/database';
import { differences } from './books';
import { Buyer } from './buyer';
import type { Fault } from './disturb';
import { faults, settleAll } from './faults';
import { type Flow, flows } from './flows';
import type { Place } from './place';

/** One purchase and what goes wrong in it. */
export type Combination = { flow: Flow; fault: Fault };

export const combinations: readonly Combination[] = flows.flatMap((flow) =>
  faults.filter(({ fits }) => fits({ flow })).map((fault) => ({ flow, fault })),
);

/** A small generator of numbers that are the same for the same seed (mulberry32). */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** As many of them as asked for, picked by the seed. */
export const picked = (among: readonly Combination[], seed: number, count: number): Combination[] => {
  const next = numbers(seed);
  return among
    .map((combination) => ({ combination, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ combination }) => combination);
};

const isBought = async ({ user, flow, planted }: Buyer): Promise<boolean> => {
  const [row] = await execute<{ bought: boolean }>(
    `select exists (select from ledger_entries join orders o using (order_id)
       where o.user_id = $1 and purpose = $2 and order_id <> $3) as bought`,
    [user.userId, flow.purpose, planted.orderId],
  );
  return row?.bought ?? false;
};

/** Buys, with the fault, until it is bought, and answers what differs in the books after it. */
export const run = async (place: Place, { flow, fault }: Combination): Promise<string[]> => {
  const buyer = await Buyer.at(place, flow);
  const isAfter = fault.after === 'purchase';
  if (!isAfter) await fault.meet(buyer);
  // What the API was about has ended, or is finished by the worker.
  await settleAll(buyer);
  if (fault.mayEnd !== true) await buyer.finish(() => isBought(buyer));
  await settleAll(buyer);
  if (isAfter) await fault.meet(buyer);
  await settleAll(buyer);
  return differences(buyer, { isRefunded: isAfter, mayEnd: fault.mayEnd === true });
};
