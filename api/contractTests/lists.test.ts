import type { OperationId } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listsRows, rowsIn } from './answers/rows';
import { everyCall, named } from './contract/byId';
import { humblestGroup } from './contract/whoMay';
import { feedOf } from './feed/feeds';
import { fill } from './feed/fill';
import { onTheWire } from './generate/requests';
import { plainSampleOf } from './generate/samples';
import { startPlace, type Place } from './place/place';

/** Lists of which nothing here can make a row, each with the reason. */
const alwaysEmpty: Partial<Record<OperationId, string>> = {};

let place: Place;
beforeAll(async () => {
  place = await startPlace();
});
afterAll(() => place.stop());

const lists = everyCall.filter(listsRows);

// A row that is never answered is never compared with its schema.
describe.each(named(lists))('%s', (_id, operation) => {
  const { id } = operation;
  test('shows a row of what its feed has made', async () => {
    const owner = await place.newPerson(humblestGroup(operation));
    const caller = operation.permissions === null ? null : owner;
    const request = await fill(plainSampleOf(operation), feedOf(id), { place, owner });
    const answer = await place.call(operation, request, caller);
    const isEmpty = rowsIn(operation, answer) === 0;
    if (isEmpty === Object.hasOwn(alwaysEmpty, id)) return;
    const wire = onTheWire(operation, request, caller?.token ?? null);
    await place.refuse(
      operation,
      wire,
      answer,
      isEmpty
        ? 'It lists nothing: its feed has to make a row (complete).'
        : 'It lists a row: take it out of alwaysEmpty.',
    );
  });
});

test('no list is left out for a reason that has gone', () => {
  const known = new Set<string>(everyCall.map((call) => call.id));
  expect(
    Object.keys(alwaysEmpty).filter((id) => known.has(id) && !lists.some((list) => list.id === id)),
  ).toEqual([]);
});
