import { afterAll, beforeAll, expect, test } from 'vitest';
import { combinations, picked, run } from '../../testing/faults/matrix';
import { type Place, startPlace } from '../../testing/faults/place';

const seed = Number(process.env['FAULTS_SEED'] ?? 20_261);
const isWhole = process.env['FAULTS'] === 'all';
const quick = combinations.filter(({ fault }) => fault.isSlow !== true && !fault.name.includes('killed'));
const chosen = isWhole
  ? picked(combinations, seed, combinations.length)
  : [
      ...picked(quick, seed, 24),
      ...picked(
        combinations.filter(({ fault }) => fault.name.includes('killed')),
        seed,
        1,
      ),
    ];

let place: Place;
let tried = 0;
let differing = 0;
beforeAll(async () => {
  place = await startPlace();
}, 240_000);
afterAll(async () => {
  await place.stop();
  if (isWhole) {
    process.stdout.write(`${tried} combinations with the seed ${seed}: ${differing} differ.\n`);
  }
});

test.each(chosen.map(({ flow, fault }) => [flow.name, fault.name, { flow, fault }] as const))(
  '%s, %s: every cent is in both books, and nothing is bought twice',
  async (_flow, _fault, combination) => {
    tried += 1;
    const differs = await run(place, combination);
    if (differs.length > 0) differing += 1;
    expect(differs).toEqual([]);
  },
  240_000,
);
