import type { Arbitrary } from 'fast-check';

const tries = 1_000;

export const kept = <T>(values: Arbitrary<T>, keeps: (value: T) => boolean, what: string): Arbitrary<T> => {
  let missed = 0;
  return values.filter((value) => {
    const isKept = keeps(value);
    missed = isKept ? 0 : missed + 1;
    if (missed > tries) {
      throw new Error(`No right value of ${what} in ${tries} tries; the last one: ${JSON.stringify(value)}`);
    }
    return isKept;
  });
};
