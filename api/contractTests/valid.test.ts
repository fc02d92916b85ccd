import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, named } from './contract/byId';
import type { Operation } from './contract/operations';
import { allowedGroups } from './contract/whoMay';
import { feedOf } from './feed/feeds';
import { fill } from './feed/fill';
import { onTheWire } from './generate/requests';
import { rightRequests } from './generate/samples';
import { startPlace, type Place } from './place/place';
import { runOptions } from './run/options';
import { progressOf } from './run/progress';

const { seed, runs } = runOptions();

let place: Place;
beforeAll(async () => {
  place = await startPlace();
});
afterAll(() => place.stop());

const progress = progressOf('right requests', everyCall.length, () => place.sent());

const requests = (operation: Operation) => {
  const generated = rightRequests(operation);
  const examples = (operation.body?.examples ?? []).map((body) =>
    generated.map((request) => ({ ...request, body: structuredClone(body) })),
  );
  return fc.oneof(
    { weight: 4, arbitrary: generated },
    ...examples.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
};

describe.each(named(everyCall))('%s', (id, operation) => {
  test('takes what the contract says that it takes, and answers as it says', async () => {
    const feed = feedOf(operation.id);
    const statuses: number[] = [];
    const given = fc.record({
      request: requests(operation),
      group: fc.constantFrom(...allowedGroups(operation)),
    });
    const taken = fc.asyncProperty(given, async ({ request: sample, group }) => {
      const owner = await place.newPerson(group);
      const caller = operation.permissions === null ? null : owner;
      await place.forgetLimits();
      const request = await fill(structuredClone(sample), feed, { place, owner });
      const answer = await place.call(operation, request, caller);
      statuses.push(answer.status);
      const wire = onTheWire(operation, request, caller?.token ?? null);
      if ([400, 401, 403, 415].includes(answer.status) || answer.status >= 500) {
        await place.refuse(operation, wire, answer, `${group} is refused, and the contract allows this.`);
      }
      if (answer.status < 300) await feed.afterwards?.({ place, owner, caller, request, answer });
    });
    const hasSucceeded = () => statuses.some((status) => status < 300);
    await fc.assert(taken, { seed, numRuns: runs });
    // What seldom succeeds is asked for more often.
    for (let more = 1; more < 6 && feed.neverSucceeds === undefined && !hasSucceeded(); more += 1)
      await fc.assert(taken, { seed: seed + more, numRuns: runs });
    progress();
    if (feed.neverSucceeds === undefined) {
      expect(
        hasSucceeded(),
        `${id} never succeeded (${[...new Set(statuses)].join(', ')}): its feed does not make what it needs.`,
      ).toBe(true);
    }
  });
});
