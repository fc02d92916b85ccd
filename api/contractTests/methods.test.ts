import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireAnswer } from './answers/wire';
import { everyCall, named } from './contract/byId';
import { operations } from './contract/operations';
import { startPlace, type Person, type Place } from './place/place';

let place: Place;
let person: Person;
beforeAll(async () => {
  place = await startPlace();
  person = await place.newPerson('ADMIN');
});
afterAll(() => place.stop());

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND SEARCH'.split(' ');
const paths = [...new Set(everyCall.map(({ path }) => path))];

const targetOf = (path: string): string => `/api${path.replaceAll(/\{[^}]+\}/g, '7'.repeat(20))}`;

/** Answers without a body are not as the contract describes answers. */
const bodiless: ReadonlySet<string> = new Set(['HEAD', 'OPTIONS']);

const ask = (method: string, path: string): Promise<WireAnswer> => {
  const headers = { Authorization: `Bearer ${person.token}` };
  const request = { method, target: targetOf(path), headers };
  return bodiless.has(method) ? place.bare(request) : place.send(null, request);
};

const takenBy = (path: string): string[] => {
  const documented = operations.filter((operation) => operation.path === path).map(({ method }) => method);
  return [...documented, ...(documented.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
};

const listed = (answer: WireAnswer): string[] => (answer.headers.allow ?? '').split(', ').sort();

describe.each(paths)('%s', (path) => {
  test('refuses every other method, and says which it takes', async () => {
    const taken = takenBy(path);
    for (const method of methods.filter((each) => !taken.includes(each))) {
      const answer = await ask(method, path);
      expect({ method, status: answer.status, allow: listed(answer) }).toEqual({
        method,
        status: 405,
        allow: taken,
      });
    }
  });

  test('says to OPTIONS which methods it takes, and to no other origin that it may call', async () => {
    const answer = await ask('OPTIONS', path);
    expect({ status: answer.status, allow: listed(answer), text: answer.text }).toEqual({
      status: 204,
      allow: takenBy(path),
      text: '',
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

const readable = everyCall.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
describe.each(named(readable))('%s', (_id, { path }) => {
  test('answers HEAD as GET, without the body', async () => {
    const { token } = person;
    const headers = { Authorization: `Bearer ${token}` };
    const asked = (method: string) => place.bare({ method, target: `/api${path}`, headers });
    const [get, head] = [await asked('GET'), await asked('HEAD')];
    expect(head.text).toBe('');
    expect([head.status, head.headers['content-type']]).toEqual([get.status, get.headers['content-type']]);
  });
});

test('an address that nobody answers is 404 for every method', async () => {
  for (const method of methods) {
    for (const path of [
      '/nothing',
      '/',
      '/users',
      '/users/me/',
      '//users/me',
      '/distribution/item',
      '/verified',
    ]) {
      const answer = await ask(method, path);
      expect({ method, path, status: answer.status }).toEqual({ method, path, status: 404 });
    }
  }
});
