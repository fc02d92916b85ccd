import { groups, type Group } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSessionsOf } from '../src/people/sessions/sessionStore';
import { everyCall, named } from './contract/byId';
import type { Operation } from './contract/operations';
import { allowedGroups } from './contract/whoMay';
import type { IdPlace, OwnedId } from './feed/feed';
import { feedOf } from './feed/feeds';
import { fill, ownedIds } from './feed/fill';
import { onTheWire, type Request } from './generate/requests';
import { sampleOf } from './generate/samples';
import { startPlace, type Person, type Place } from './place/place';
import { changesBetween, readTables } from './place/tables';
import { isDeep } from './run/options';
import { progressOf } from './run/progress';

let place: Place;
const people = new Map<Group, Person>();
let owner: Person;
beforeAll(async () => {
  place = await startPlace();
  for (const group of groups) people.set(group, await place.newPerson(group));
  owner = await place.newPerson('USER');
});
afterAll(() => place.stop());

const member = (group: Group): Person => {
  const person = people.get(group);
  if (person === undefined) throw new Error(`There is nobody of the group ${group}.`);
  return person;
};

const mayCall = (operation: Operation, group: Group): boolean => allowedGroups(operation).includes(group);

const secured = everyCall.filter(({ permissions }) => permissions !== null);
const progress = progressOf('who may', secured.length, () => place.sent());

const changed = (token: string): string => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

describe.each(named(secured))('%s', (_id, operation) => {
  const sample = sampleOf(operation);

  test('asks for a session, and for a right one', async () => {
    const before = await readTables();
    const { token } = member('ADMIN');
    const ended = await place.newPerson('ADMIN');
    await endSessionsOf(ended.user.userId, new Date());
    const wrong: Record<string, string>[] = [
      {},
      { Authorization: `Bearer ${ended.token}` },
      { Cookie: `prw.sid=${token}` },
      // The gate is one for all calls: it is shown these by one call, and by each when more is asked for.
      ...(isDeep() || operation === secured[0]
        ? [
            { Authorization: 'Bearer ' },
            { Authorization: 'Bearer a b' },
            { Authorization: `Bearer ${changed(token)}` },
            { Authorization: `Basic ${token}` },
            { Authorization: token },
          ]
        : []),
    ];
    for (const headers of wrong) {
      const wire = onTheWire(operation, sample, null);
      const request = { ...wire, headers: { ...wire.headers, ...headers } };
      const answer = await place.send(operation, request);
      const { code } = JSON.parse(answer.text || '{}') as { code?: string };
      if (answer.status !== 401 || code !== 'no-session')
        await place.refuse(operation, request, answer, 'It has to be a 401 with the code no-session.');
    }
    progress();
    const added = changesBetween(before, await readTables());
    expect(added.filter((line) => !/^\+ public\.(users|sessions) /.test(line))).toEqual([]);
  });

  const outside = groups.filter((group) => !mayCall(operation, group));
  // permissions.test.ts asks each call as every group.
  const refused = isDeep() ? outside : outside.slice(-1);
  if (refused.length > 0)
    test(`is refused to ${refused.join(', ')}`, async () => {
      const request = await fill(structuredClone(sample), feedOf(operation.id), { place, owner });
      const before = await readTables();
      for (const group of refused) {
        const answer = await place.call(operation, request, member(group));
        const { code } = JSON.parse(answer.text || '{}') as { code?: string };
        if (answer.status !== 403 || code !== 'not-allowed') {
          const wire = onTheWire(operation, request, member(group).token);
          await place.refuse(operation, wire, answer, `${group} has to get 403 with the code not-allowed.`);
        }
      }
      expect(changesBetween(before, await readTables())).toEqual([]);
    });
});

const open = everyCall.filter(({ permissions }) => permissions === null);
describe.each(named(open))('%s', (_id, operation) => {
  test('asks for no session, and is not disturbed by a wrong one', async () => {
    const feed = feedOf(operation.id);
    for (const authorization of [null, 'Bearer ', `Bearer ${changed(member('ADMIN').token)}`, 'Basic eDp5']) {
      await place.forgetLimits();
      const request = await fill(structuredClone(sampleOf(operation)), feed, { place, owner });
      const wire = onTheWire(operation, request, null);
      const headers = {
        ...wire.headers,
        ...(authorization === null ? {} : { Authorization: authorization }),
      };
      const answer = await place.send(operation, { ...wire, headers });
      if (answer.status >= 300)
        await place.refuse(operation, { ...wire, headers }, answer, 'It is public, and has to succeed.');
    }
  });
});

/** Everybody asks for a row that they must not reach, one after the other; then every table is as it was. */
const tryStrange = async (
  operation: Operation,
  at: IdPlace,
  id: string | number,
  wanted: readonly number[],
) => {
  const feed = feedOf(operation.id);
  const asking: { person: Person; request: Request }[] = [];
  for (const person of people.values()) {
    const strange = { at, id, owner };
    const sample = structuredClone(sampleOf(operation));
    asking.push({ person, request: await fill(sample, feed, { place, owner: person, strange }) });
  }
  const before = await readTables();
  for (const { person, request } of asking) {
    await place.forgetLimits();
    const answer = await place.call(operation, request, person);
    const wire = onTheWire(operation, request, person.token);
    const { group } = person;
    if (!(mayCall(operation, group) ? wanted : [403]).includes(answer.status))
      await place.refuse(operation, wire, answer, `${group} must not reach ${at} ${id}.`);
  }
  expect(changesBetween(before, await readTables())).toEqual([]);
};

const withRows = everyCall
  .filter(({ permissions }) => permissions !== null)
  .flatMap((operation) =>
    ownedIds(feedOf(operation.id)).map(([at, id]): [string, Operation, IdPlace, OwnedId] => [
      `${operation.id}, ${at}`,
      operation,
      at,
      id,
    ]),
  );

describe.each(withRows)('%s', (_name, operation, at, owned) => {
  test('that a caller must not reach is not there, whatever the group, and stays as it is', async () => {
    const { make, hidden = make } = owned;
    if (owned.reach === 'owner') await tryStrange(operation, at, await make(place, owner), [404]);
    else await tryStrange(operation, at, await hidden(place, owner), [404, 409]);
  });

  test('that never was is not there', async () => {
    const [group = 'ADMIN'] = allowedGroups(operation);
    const id = await owned.make(place, owner);
    const absent = typeof id === 'number' ? 2_147_483_600 : changed(id);
    const request = await fill(structuredClone(sampleOf(operation)), feedOf(operation.id), {
      place,
      owner,
      strange: { at, id: absent, owner },
    });
    await place.forgetLimits();
    const answer = await place.call(operation, request, member(group));
    if (answer.status !== 404)
      await place.refuse(
        operation,
        onTheWire(operation, request, member(group).token),
        answer,
        'There is no such row.',
      );
  });
});
