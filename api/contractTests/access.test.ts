import { groups, type Group } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSessionsOf } from '../src/people/sessions/sessionStore';
import { everyCall, named } from './contract/byId';
import type { Operation } from './contract/operations';
import { allowedGroups } from './contract/whoMay';
import type { IdPlace, OwnedId } from './feed/feed';
import { feedOf } from './feed/feeds';
import { fill, ownedIds } from './feed/fill';
import { onTheWire } from './generate/requests';
import { sampleOf } from './generate/samples';
import { startPlace, type Person, type Place } from './place/place';
import { changesBetween, readTables } from './place/tables';
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
      { Authorization: 'Bearer ' },
      { Authorization: 'Bearer a b' },
      { Authorization: `Bearer ${changed(token)}` },
      { Authorization: `Bearer ${ended.token}` },
      { Authorization: `Basic ${token}` },
      { Authorization: token },
      { Cookie: `prw.sid=${token}` },
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

  const refused = groups.filter((group) => !mayCall(operation, group));
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

const tryStrange = async (operation: Operation, at: IdPlace, id: string | number, person: Person) => {
  const feed = feedOf(operation.id);
  const strange = { at, id, owner };
  const request = await fill(structuredClone(sampleOf(operation)), feed, { place, owner: person, strange });
  await place.forgetLimits();
  const before = await readTables();
  const answer = await place.call(operation, request, person);
  const wire = onTheWire(operation, request, person.token);
  const wanted = mayCall(operation, person.group) ? [404, 409] : [403];
  if (!wanted.includes(answer.status))
    await place.refuse(operation, wire, answer, `${person.group} must not reach ${at} ${id}.`);
  const changes = changesBetween(before, await readTables());
  if (changes.length > 0)
    await place.refuse(operation, wire, answer, `It was refused, and yet changed:\n${changes.join('\n')}`);
  return answer.status;
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
  test.each(groups)('that %s must not reach is not there, and stays as it is', async (group) => {
    const person = member(group);
    if (owned.reach === 'owner') {
      const id = await owned.make(place, owner);
      const status = await tryStrange(operation, at, id, person);
      if (mayCall(operation, group)) expect(status).toBe(404);
    } else {
      const { hidden = owned.make } = owned;
      await tryStrange(operation, at, await hidden(place, owner), person);
    }
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
