import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, named } from './contract/byId';
import { humblestGroup } from './contract/whoMay';
import { feedOf } from './feed/feeds';
import { fill } from './feed/fill';
import { sampleOf, stageFor } from './generate/samples';
import type { WrongRequest } from './generate/wrongParameters';
import { wrongRequests } from './generate/wrongRequests';
import { Breach, startPlace, type Place } from './place/place';
import { changesBetween, readTables } from './place/tables';
import { isDeep, runOptions } from './run/options';
import { progressOf } from './run/progress';

const { seed, runs } = runOptions();

let place: Place;
beforeAll(async () => {
  place = await startPlace();
});
afterAll(() => place.stop());

/** Calls that wait for their handler refuse what is wrong already; a few tries each are enough for them. */
const checkedCalls = everyCall.filter(({ body }) => body === null || body.mediaType === 'application/json');
const tries = isDeep() ? runs * 30 : 8;

const progress = progressOf('wrong requests', checkedCalls.length, () => place.sent());

const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);

const some = (all: readonly WrongRequest[], most: number): readonly WrongRequest[] =>
  all.length <= most ? all : [...all].sort((one, other) => hash(one.how) - hash(other.how)).slice(0, most);

type Error = { pointer: string; message: string };

const normal = (pointer: string): string => pointer.toLowerCase();

const notRefused = (
  { how, status: wanted, pointer, message }: WrongRequest,
  status: number,
  text: string,
) => {
  if (status !== wanted) return `It has to be refused with ${wanted}: ${how}.`;
  if (pointer === null || pointer === '') return null;
  const { fields = [] } = JSON.parse(text) as { fields?: Error[] };
  const about = fields.filter(
    (error) => normal(error.pointer) === normal(pointer) || error.pointer.startsWith(`${pointer}/`),
  );
  if (about.length === 0) return `The refusal does not name ${pointer}: ${how}.`;
  return message === undefined || about.some((error) => error.message === message)
    ? null
    : `The refusal of ${pointer} does not say '${message}': ${how}.`;
};

describe.each(named(checkedCalls))('%s', (_id, operation) => {
  test('refuses whatever is wrong in one thing, says what, and changes nothing', async () => {
    const feed = feedOf(operation.id);
    const person = await place.newPerson(humblestGroup(operation));
    const sample = sampleOf(operation, { everything: true });
    const good = await fill(structuredClone(sample), feed, { place, owner: person, everything: true });
    const token = operation.permissions === null ? null : person.token;
    const wrong = some(wrongRequests(operation, good, { stage: stageFor(operation), token }), tries);
    const before = await readTables();
    const breaches: string[] = [];
    for (const [number, request] of wrong.entries()) {
      if (number % 10 === 0) await place.forgetLimits();
      try {
        const answer = await place.send(operation, request.wire);
        const why = notRefused(request, answer.status, answer.text);
        if (why !== null) await place.refuse(operation, request.wire, answer, why);
      } catch (error) {
        if (!(error instanceof Breach)) throw error;
        breaches.push(error.message);
      }
    }
    progress();
    if (breaches.length > 0)
      throw new Breach(
        `${breaches.length} of ${wrong.length} requests\n\n${breaches.slice(0, 5).join('\n\n')}`,
      );
    expect(changesBetween(before, await readTables())).toEqual([]);
  });
});
