import { setImmediate } from 'node:timers/promises';
import { message } from '@dispatch/contract';
import { type Problem, problem } from '../../platform/call/problem';
import { inTurn } from '../../platform/call/inTurn';

/** Milliseconds after which other calls have their turn, and after which a PDF is given up. */
const slice = 10;
const most = 20_000;

const mostWaiting = 20;
/** They take their time from one thread: several at once would only be later, and hold up others longer. */
const turn = inTurn(1);
let waiting = 0;

const busy = (): Problem =>
  problem(503, 'service-unavailable', message('service-unavailable'), { headers: { 'Retry-After': '10' } });

/** Lets others have their turn every few milliseconds. It throws 503 when the work takes too long in all. */
const pauses = (): (() => Promise<void>) => {
  const begun = performance.now();
  let last = begun;
  return async () => {
    if (performance.now() - last < slice) return;
    if (performance.now() - begun > most) throw busy();
    await setImmediate();
    last = performance.now();
  };
};

type Write = (pause: () => Promise<void>) => Promise<Buffer>;

/**
 * Makes a PDF when the others are done: one at a time in this process, in slices, so that other calls go on. `make`
 * prepares what it needs before it takes its turn. Throws 503 when too many wait or it takes too long.
 */
export const inPdfTurn = async (
  make: (takeTurn: (write: Write) => Promise<Buffer>) => Promise<Buffer>,
): Promise<Buffer> => {
  if (waiting >= mostWaiting) throw busy();
  waiting += 1;
  try {
    return await make((write) => turn(() => write(pauses())));
  } finally {
    waiting -= 1;
  }
};
