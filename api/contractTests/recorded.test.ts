import { readFileSync } from 'node:fs';
import { groups, type Group } from '@dispatch/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlace, type Person, type Place } from './place/place';
import { asRefusal, withSession, type Asking, type Refusal } from './recorded/refusal';

// What the API answered when these were written down. A message that is changed on purpose is changed here too.
const recorded = JSON.parse(
  readFileSync(new URL('recorded/refusals.json', import.meta.url), 'utf8'),
) as readonly (Asking & { refusal: Refusal })[];

let place: Place;
const people = new Map<Group, Person>();
beforeAll(async () => {
  place = await startPlace();
  for (const group of groups) people.set(group, await place.newPerson(group));
});
afterAll(() => place.stop());

test('a request that was refused once is refused with the same status, fields and messages', async () => {
  expect(recorded).toHaveLength(200);
  const answers: unknown[] = [];
  for (const { how, as, wire } of recorded) {
    const token = as === null ? undefined : people.get(as)?.token;
    answers.push({ how, ...asRefusal(await place.bare(withSession(wire, token))) });
  }
  expect(answers).toEqual(recorded.map(({ how, refusal }) => ({ how, ...refusal })));
});
