import { mostAsked } from '../src/platform/http/callLimit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, named } from './contract/byId';
import { humblestGroup } from './contract/whoMay';
import { feedOf } from './feed/feeds';
import { fill } from './feed/fill';
import { onTheWire } from './generate/requests';
import { samplesOf } from './generate/samples';
import { askedInARow } from './place/askedInARow';
import { startPlace, type Place } from './place/place';
import { changesBetween, readTables } from './place/tables';

let place: Place;
beforeAll(async () => {
  place = await startPlace();
});
afterAll(() => place.stop());

const withKeys = everyCall.filter(({ idempotent }) => idempotent);

test('every call that takes a key says that it may be refused', () => {
  expect(withKeys.filter(({ answers }) => !answers.has(422)).map(({ id }) => id)).toEqual([]);
});

describe.each(named(withKeys))('%s', (_id, operation) => {
  test('sent twice with one key does its work once; with another body the key is refused', async () => {
    const feed = feedOf(operation.id);
    const person = await place.newPerson(humblestGroup(operation));
    const [sample, another] = samplesOf(operation);
    if (sample === undefined || another === undefined) throw new Error('There is no right request.');
    const keyed = { ...sample, headers: { 'Idempotency-Key': 'press-of-a-button', ...sample.headers } };
    const request = await fill(structuredClone(keyed), feed, { place, owner: person });
    const wire = onTheWire(operation, request, person.token);

    const asked = askedInARow(place.ports);
    const first = await place.send(operation, wire);
    expect(first.status, first.text).toBeLessThan(300);
    expect(asked(), 'so many wait, each its time, before a call can be given up').toBeLessThanOrEqual(
      mostAsked,
    );
    const before = await readTables();
    const second = await place.send(operation, wire);
    expect([second.status, JSON.parse(second.text)]).toEqual([first.status, JSON.parse(first.text)]);
    expect(second.headers['idempotent-replayed']).toBe('true');

    // A call that takes nothing beside its key has no other body.
    const takesNothing = operation.body === null && operation.parameters.every((one) => one.in === 'header');
    if (takesNothing) return;

    const other = await fill(
      structuredClone(another),
      { ...feed, complete: () => undefined },
      { place, owner: person },
    );
    // Texts that nobody has completed break the rules of the manual card form: it is the same, or in neither.
    const form = request.body as { creditCard?: unknown; terms?: unknown } | undefined;
    if (
      typeof other.body === 'object' &&
      other.body !== null &&
      ('creditCard' in other.body || 'terms' in other.body)
    )
      Object.assign(other.body, { creditCard: form?.creditCard, terms: form?.terms });
    const otherWire = onTheWire(operation, { ...other, headers: request.headers }, person.token);
    const unmoved = await readTables();
    const refused = await place.send(operation, otherWire);
    if (refused.status !== 422)
      await place.refuse(operation, otherWire, refused, 'The key is of another body.');
    expect(changesBetween(unmoved, await readTables())).toEqual([]);
    expect(changesBetween(before, unmoved).filter((line) => line.startsWith('- '))).toEqual([]);
  });
});

const creating = everyCall
  .filter(
    ({ method, answers }) => method !== 'GET' && (method === 'PUT' || answers.has(201) || answers.has(200)),
  )
  .filter(({ id, body }) => body?.mediaType === 'application/json' && feedOf(id).neverSucceeds === undefined);

describe.each(named(creating))('%s', (_id, operation) => {
  test('the body that has just succeeded is no fault of ours a second time, for the same row or another', async () => {
    const feed = feedOf(operation.id);
    const person = await place.newPerson(humblestGroup(operation));
    for (const sample of samplesOf(operation)) {
      await place.forgetLimits();
      const request = await fill(structuredClone(sample), feed, { place, owner: person });
      const caller = operation.permissions === null ? null : person;
      if ((await place.call(operation, request, caller)).status >= 300) continue;
      const another = await fill(structuredClone(sample), feed, { place, owner: person });
      for (const path of [request.path, another.path]) {
        const headers = {
          ...request.headers,
          ...('Idempotency-Key' in request.headers && { 'Idempotency-Key': crypto.randomUUID() }),
        };
        const again = { ...request, headers, path };
        const answer = await place.call(operation, again, caller);
        if (answer.status >= 500) {
          const wire = onTheWire(operation, again, caller?.token ?? null);
          await place.refuse(operation, wire, answer, 'The same body has just succeeded.');
        }
      }
      return;
    }
  });
});
