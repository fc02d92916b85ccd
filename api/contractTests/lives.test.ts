import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, named } from './contract/byId';
import type { Operation } from './contract/operations';
import type { IdPlace, RowKind } from './feed/feed';
import { feedOf } from './feed/feeds';
import { fill, ownedIds } from './feed/fill';
import { onTheWire, type Request } from './generate/requests';
import { plainSampleOf, sampleOf, samplesOf } from './generate/samples';
import { startPlace, type Person, type Place } from './place/place';

let place: Place;
beforeAll(async () => {
  place = await startPlace();
});
afterAll(() => place.stop());

const callsWith = (kind: RowKind): [Operation, IdPlace][] =>
  everyCall.flatMap((operation) =>
    ownedIds(feedOf(operation.id)).flatMap(([at, owned]): [Operation, IdPlace][] =>
      owned.kind === kind && owned.reach === 'owner' ? [[operation, at]] : [],
    ),
  );

const lists = everyCall.filter(
  ({ id, method, permissions }) =>
    method === 'GET' && permissions !== null && ownedIds(feedOf(id)).length === 0,
);

const shows = (value: unknown, kind: RowKind, id: string | number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => (kind.shownAs.includes(name) && inner === id) || shows(inner, kind, id),
  );
};

const listsOf = async (person: Person): Promise<[string, unknown][]> => {
  const read: [string, unknown][] = [];
  for (const list of lists) {
    const { status, text } = await place.call(list, plainSampleOf(list), person);
    if (status === 200) read.push([list.id, JSON.parse(text)]);
  }
  return read;
};

const removing = everyCall.filter(({ id }) => typeof feedOf(id).removes === 'string');
describe.each(named(removing))('%s', (_id, operation) => {
  test('what it has taken away stays gone, for every call that could name it', async () => {
    const feed = feedOf(operation.id);
    const [at, owned] = ownedIds(feed).find(([each]) => each === feed.removes) ?? [];
    if (at === undefined || owned === undefined) throw new Error('removes names no id of the feed.');
    const person = await place.newPerson('USER');
    const id = await owned.make(place, person);
    const seen = (await listsOf(person)).filter(([, answer]) => shows(answer, owned.kind, id));
    expect(
      seen.map(([list]) => list),
      'no list shows it before',
    ).not.toEqual([]);
    const strange = { at, id, owner: person };
    const request = await fill(sampleOf(operation), feed, { place, owner: person, strange });
    expect((await place.call(operation, request, person)).status).toBeLessThan(300);

    for (const [other, where] of callsWith(owned.kind)) {
      const use = await fill(sampleOf(other), feedOf(other.id), {
        place,
        owner: person,
        strange: { at: where, id, owner: person },
      });
      const answer = await place.call(other, use, person);
      if (answer.status !== 404) {
        const wire = onTheWire(other, use, person.token);
        await place.refuse(
          other,
          wire,
          answer,
          `${owned.kind.name} ${id} was taken away by ${operation.id}.`,
        );
      }
    }
    const still = (await listsOf(person)).filter(([, answer]) => shows(answer, owned.kind, id));
    expect(still.map(([list]) => list)).toEqual([]);
  });
});

const withoutOwnedIds = (sample: Request, { id }: Operation): Request =>
  ownedIds(feedOf(id)).reduce<Request>((request, [at]) => {
    const [part = '', name = ''] = at.split('.');
    if (part === 'path') return request;
    const { [name]: _id, ...others } = request[part as 'query' | 'body'] as Record<string, unknown>;
    return { ...request, [part]: others };
  }, structuredClone(sample));

const differing = (
  sent: unknown,
  read: unknown,
  altered: (field: string, sent: object) => boolean,
): string[] => {
  const [given, found] = [sent, read] as [Record<string, unknown>, Record<string, unknown>];
  return Object.entries(given).flatMap(([field, value]) =>
    !(field in found) || typeof value === 'object' || altered(field, given) || found[field] === value
      ? []
      : [`${field} was ${JSON.stringify(value)}, and is ${JSON.stringify(found[field])}`],
  );
};

test('what a call takes away is one of the rows that it names', () => {
  const odd = removing.filter(({ id }) => ownedIds(feedOf(id)).every(([at]) => at !== feedOf(id).removes));
  expect(odd.map(({ id }) => id)).toEqual([]);
});

const creating = everyCall.filter(({ id }) => 'kind' in (feedOf(id).creates ?? {}));
describe.each(named(creating))('%s', (_id, operation) => {
  test('what it has created can be read, and shows what was sent', async () => {
    const feed = feedOf(operation.id);
    const { creates } = feed;
    if (creates === undefined || !('kind' in creates)) throw new Error('The feed says nothing of it.');
    const readers = callsWith(creates.kind).filter(
      ([{ id, method }]) => method === 'GET' && !feedOf(id).movesByGet,
    );
    expect(readers, `no call reads a ${creates.kind.name}`).not.toEqual([]);
    for (const sample of samplesOf(operation)) {
      const person = await place.newPerson('USER');
      const request = await fill(withoutOwnedIds(sample, operation), feed, { place, owner: person });
      const answer = await place.call(operation, request, person);
      if (answer.status >= 300) continue;
      const id = creates.idOf(JSON.parse(answer.text));
      for (const [reader, at] of readers) {
        const reading = await fill(sampleOf(reader), feedOf(reader.id), {
          place,
          owner: person,
          strange: { at, id, owner: person },
        });
        const read = await place.call(reader, reading, person);
        const wire = onTheWire(reader, reading, person.token);
        if (read.status !== 200)
          await place.refuse(reader, wire, read, `${operation.id} has just created it.`);
        // A document, a file.
        if (!read.headers['content-type']?.includes('json')) continue;
        const different = differing(request.body ?? {}, JSON.parse(read.text), creates.altered);
        if (different.length > 0)
          await place.refuse(reader, wire, read, `It is not what was sent: ${different.join('; ')}.`);
      }
    }
  });
});
