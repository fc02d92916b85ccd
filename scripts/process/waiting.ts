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

/** Milliseconds without any progress after which a start is given up. */
export const defaultPatience = 60_000;

/**
 * Waits as long as something moves, however slowly a busy machine moves it.
 * @param sign changes as long as there is progress; null while that cannot be told, which gives nobody up
 * @param patience milliseconds in which nothing has moved, after which it is given up
 * @returns whether the answer came
 */
export async function untilStill(
  ask: () => boolean | Promise<boolean>,
  sign: () => string | null,
  patience: number = defaultPatience,
): Promise<boolean> {
  let [last, changedAt, lookedAt] = ['', Date.now(), 0];
  for (;;) {
    if (await ask()) return true;
    const now = Date.now();
    if (now - lookedAt >= Math.min(1000, patience / 10)) {
      lookedAt = now;
      const current = sign() ?? String(now);
      if (current !== last) [last, changedAt] = [current, now];
      else if (now - changedAt >= patience) return false;
    }
    await pause(Math.min(100, patience / 10));
  }
}
