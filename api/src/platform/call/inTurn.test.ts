import { expect, it } from 'vitest';
import { inTurn } from './inTurn';

const workOf = (place: number) => {
  let end = (): void => undefined;
  let fail = (): void => undefined;
  const promise = new Promise<number>((resolve, reject) => {
    end = () => resolve(place);
    fail = () => reject(new Error(`${place} failed`));
  });
  return { promise, end: () => end(), fail: () => fail() };
};

it('does two things at one time, the others in the order in which they came', async () => {
  const turn = inTurn(2);
  const begun: number[] = [];
  const each = [0, 1, 2, 3].map(workOf);
  const done = each.map(({ promise }, place) =>
    turn(() => {
      begun.push(place);
      return promise;
    }),
  );
  const [first, second] = each;
  expect(begun).toEqual([0, 1]);
  second?.end();
  expect(await done[1]).toBe(1);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  // What fails makes room as well.
  first?.fail();
  await expect(done[0]).rejects.toThrow('0 failed');
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const { end } of each) end();
  expect(await Promise.all(done.slice(1))).toEqual([1, 2, 3]);
});
