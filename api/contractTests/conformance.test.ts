import { expect, test } from 'vitest';
import { conformanceErrors } from './answers/conformance';
import type { WireAnswer } from './answers/wire';
import { byId } from './contract/byId';
import type { Operation } from './contract/operations';

// The judge of every answer, tried with answers that differ from the contract in one thing.
const [list, ending, saving, reading] = [
  byId('listReleases'),
  byId('endSession'),
  byId('saveDraft'),
  byId('getFile'),
];

type Headers = Record<string, string | undefined>;

const answer = (status: number, body: unknown, type: string, headers: Headers): WireAnswer => ({
  status,
  text: body === undefined ? '' : JSON.stringify(body),
  headers: Object.fromEntries(
    Object.entries({
      'content-type': body === undefined ? undefined : `application/${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'a-request',
      ...headers,
    }).filter(([, value]) => value !== undefined),
  ),
});

const page = (headers: Headers = {}, body: unknown = []): WireAnswer =>
  answer(200, body, 'json', { 'x-total-count': '0', ...headers });
const ended = (headers: Headers = {}, body?: unknown): WireAnswer => answer(204, body, 'json', headers);

const words = 'There is no such thing.';
const codes: Record<number, string> = { 401: 'no-session', 404: 'not-found', 422: 'idempotency-key-reused' };
const problem = (status: number, changes: object = {}, headers: Headers = {}): WireAnswer => {
  const code = codes[status] ?? 'busy';
  const known = { type: 'about:blank', title: 'Refused', status, code, requestId: 'a-request' };
  const said = { message: words, detail: words, errors: [words] };
  return answer(status, { ...known, ...said, ...changes }, 'problem+json', headers);
};
const asText = (given: WireAnswer, text: string): WireAnswer => ({ ...given, text });

const unknown = { pointer: 'colour', rule: 'unknown', message: words };

const right: [string, Operation | null, WireAnswer][] = [
  ['a list with its count', list, page()],
  ['nothing', ending, ended()],
  ['a refusal', ending, problem(404)],
  ['a challenge', list, problem(401, {}, { 'www-authenticate': 'Bearer' })],
  ['another method', null, problem(405, {}, { allow: 'GET' })],
  ['another method of a call', list, problem(405, {}, { allow: 'GET' })],
  ['another media type', ending, problem(415)],
  ['no address of ours', null, problem(404)],
  ['a parameter that nobody knows', byId('getMyPartner'), problem(400, { fields: [unknown] })],
  ['a key that was used', saving, problem(422, {}, { 'idempotent-replayed': 'true' })],
];

test.each(right)('%s is as the contract says', (_what, operation, given) => {
  expect(conformanceErrors(operation, given)).toEqual([]);
});

const unpromised = (status: number) => `The contract does not say that it may answer ${status}.`;

const wrong: [string, Operation | null, WireAnswer, string | RegExp][] = [
  ['a status that is not there', list, problem(404), unpromised(404)],
  ['another success', list, answer(201, [], 'json', { 'x-total-count': '0' }), unpromised(201)],
  ['an error of ours', list, problem(500), 'It answers 500.'],
  ['another error of ours', ending, problem(503), 'It answers 503.'],
  [
    'errors of which one is no unknown parameter',
    byId('getMyPartner'),
    problem(400, { fields: [unknown, { ...unknown, rule: 'required' }] }),
    unpromised(400),
  ],
  ['bad input that names nothing', byId('getMyPartner'), problem(400), unpromised(400)],
  [
    'no count',
    list,
    page({ 'x-total-count': undefined }),
    'The header x-total-count is promised, and missing.',
  ],
  ['an odd count', list, page({ 'x-total-count': '-1' }), /^The header x-total-count is -1: /],
  ['a count in words', list, page({ 'x-total-count': 'many' }), /^The header x-total-count is many: /],
  [
    'an odd word for yes',
    list,
    page({ 'x-total-count-capped': 'yes' }),
    /^The header x-total-count-capped is yes: /,
  ],
  [
    'a header of ours',
    list,
    page({ 'x-powered-by': 'Express' }),
    'The header x-powered-by is not in the contract.',
  ],
  [
    'a replay of a call that takes no key',
    list,
    page({ 'idempotent-replayed': 'true' }),
    'The header idempotent-replayed is not in the contract.',
  ],
  ['a 401 that asks for nothing', list, problem(401), 'The header www-authenticate is missing.'],
  ['a 405 that says no method', null, problem(405), 'The header allow is missing.'],
  [
    'types that may be guessed',
    ending,
    ended({ 'x-content-type-options': undefined }),
    'X-Content-Type-Options is not nosniff.',
  ],
  ['what may be cached', list, page({ 'cache-control': 'max-age=60' }), 'It may be cached.'],
  [
    'a body where there is none',
    ending,
    ended({}, { done: true }),
    /^It has a body, application\/json, where/,
  ],
  [
    'another media type',
    list,
    page({ 'content-type': 'text/html; charset=utf-8' }),
    'It is text/html, and not application/json.',
  ],
  ['no media type', list, page({ 'content-type': undefined }), 'It is of no type, and not application/json.'],
  ['another charset', list, page({ 'content-type': 'application/json' }), 'Its charset is not utf-8.'],
  ['half a body', list, asText(page(), '[{'), 'Its body is not JSON.'],
  ['another body', list, page({}, {}), /^The body: it must be array/],
  ['a row without its fields', list, page({}, [{}]), /^The body: \/0 must have required property/],
  [
    'a refusal that is no problem',
    ending,
    asText(problem(404), '{}'),
    /^The body: it must have required property/,
  ],
  [
    'a refusal as JSON',
    ending,
    problem(404, {}, { 'content-type': 'application/json; charset=utf-8' }),
    /^It is application\/json, and not/,
  ],
  ['another status in the problem', ending, problem(404, { status: 410 }), 'The problem says 410.'],
  ['another request', ending, problem(404, { requestId: 'another' }), 'requestId is not X-Request-Id.'],
  [
    'a code that no example shows',
    ending,
    problem(404, { code: 'gone' }),
    'No example of endSession shows 404 with the code gone.',
  ],
  ['no words', ending, problem(404, { message: ' ' }), 'It has no message.'],
  ['no errors', ending, problem(404, { errors: [] }), /errors/],
  [
    'no problem at an address that nobody answers',
    null,
    asText(problem(404), '{}'),
    /^The problem: it must have/,
  ],
  [
    'a place in our code',
    ending,
    problem(404, { detail: 'at run (file:///api/main.ts:3)' }),
    'It shows what goes on inside.',
  ],
  [
    'a package of ours',
    ending,
    problem(404, { detail: 'in node_modules/pg' }),
    'It shows what goes on inside.',
  ],
  [
    'an error of the database',
    ending,
    problem(404, { detail: 'SequelizeDatabaseError' }),
    'It shows what goes on inside.',
  ],
  ['a statement', ending, problem(404, { detail: 'select id from users' }), 'It shows what goes on inside.'],
];

test.each(wrong)('%s is not as the contract says', (_what, operation, given, error) => {
  const named = typeof error === 'string' ? error : (expect.stringMatching(error) as string);
  expect(conformanceErrors(operation, given)).toContainEqual(named);
});

test('a file may be cached where the contract says so, and is no JSON', () => {
  const file = (headers: Headers) =>
    asText(answer(200, [], 'json', { 'content-type': 'image/png', ...headers }), '\u0089PNG');
  const cached = { 'cache-control': 'private, max-age=3600', etag: '"abc"' };
  expect(conformanceErrors(reading, file(cached))).toEqual([]);
  expect(conformanceErrors(reading, file({ ...cached, 'content-type': 'image/webp' }))).toEqual([
    expect.stringMatching(/^It is image\/webp, and not application\/pdf or image\/png/),
  ]);
});
