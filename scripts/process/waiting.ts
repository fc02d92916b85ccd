import { setTimeout as pause } from 'node:timers/promises';

/** @param milliseconds after which to give up @returns whether the answer came in time */
export async function until(ask: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  for (;;) {
    if (await ask()) return true;
    if (Date.now() >= end) return false;
    await pause(Math.min(50, milliseconds));
  }
}
