// eslint-disable-next-line house/no-sleeps -- asking without a pause would slow down what is measured
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../withProduct';

/** Prints a line of a table, marked where a limit is not kept. Answers whether it is. */
export const report = (isKept: boolean, line: string): boolean => {
  say(`${isKept ? ' ' : '!'} ${line}`);
  return isKept;
};

export const fixed = (seconds: number): string => seconds.toFixed(2);

/** Whole releases, mails or stories a second. */
export const perSecond = (count: number, seconds: number): number => Math.round(count / seconds);

/**
 * Waits until a count reaches `wanted`. Answers after how many seconds from `since` it reached each of `steps`; throws when there
 * is no more of it for so long as `patience` seconds.
 */
export async function reach(
  read: () => Promise<number>,
  since: Date,
  steps: readonly number[],
  patience = 120,
): Promise<number[]> {
  const seconds: number[] = [];
  let most = 0;
  let moved = Date.now();
  while (seconds.length < steps.length) {
    const counted = await read();
    if (counted > most) [most, moved] = [counted, Date.now()];
    if (Date.now() - Math.max(moved, since.getTime()) > patience * 1000)
      throw new Error(`Only ${counted} of ${steps.at(-1)} were done, and no more for ${patience} s.`);
    while (counted >= (steps[seconds.length] ?? Infinity))
      seconds.push((Date.now() - since.getTime()) / 1000);
    await sleep(20);
  }
  return seconds;
}

/** The next whole second but two: time to plant what is due then. */
export const soon = (): Date => new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_000);
