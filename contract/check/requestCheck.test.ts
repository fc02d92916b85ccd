import { expect, test } from 'vitest';
import { Contract, readContract } from '../document/document';
import { RequestCheck } from './requestCheck';

const check = new RequestCheck(new Contract(readContract(new URL('../../openapi.yaml', import.meta.url))));

const checked = (id: string, request: { search?: string; body?: unknown; path?: Record<string, string> }) =>
  check.check(id, { path: {}, search: '', headers: {}, body: {}, ...request });
const errorsOf = (...asked: Parameters<typeof checked>) => checked(...asked).errors ?? [];

const well = { userPackageBundleId: 611, expirationDate: '2028-01-31T23:59:59.999Z', quantity: 6 };
const lots = (body: unknown) => errorsOf('saveBundleLots', { path: { orderId: '7' }, body });

test('a list of a form is judged item by item, and a field is named once, by its rule', () => {
  expect(lots([well, well])).toEqual([]);
  const wrong = { ...well, quantity: 100_001, expirationDate: '2028-02-30T23:59:59.999Z' };
  expect(lots([well, wrong])).toEqual([
    { pointer: '/1/expirationDate', rule: 'realDate', message: 'Invalid date format' },
    { pointer: '/1/quantity', rule: 'maximum', message: 'Field must be between 0 and 100000' },
  ]);
  expect(lots([{ ...well, colour: 1, quantity: 'six' }])).toEqual([
    { pointer: '/0/colour', rule: 'unknown', message: 'The field 0/colour is not known.' },
    { pointer: '/0/quantity', rule: 'type', message: 'The field 0/quantity must be a whole number.' },
  ]);
});

test('a form inside a body is judged by its own rules, and what it stands in is not named for it', () => {
  const creditCard = { creditCardNumber: '', creditCardExpiration: '13/30' };
  const errors = errorsOf('payBundleOrder', { body: { cart: [], creditCard } });
  expect(errors).toContainEqual({
    pointer: '/creditCard/creditCardExpiration',
    rule: expect.any(String) as unknown,
    message: 'Please enter a valid expiration month.',
  });
  expect(errors.filter(({ pointer }) => pointer === '/creditCard/creditCardNumber')).toHaveLength(1);
  expect(errors.filter(({ pointer }) => pointer === '/creditCard')).toEqual([]);
});

test('parameters get the types of the contract, and lists are lists', () => {
  expect(checked('listReleases', { search: 'limit=25&status=1,3&searchText=O%27Brien' }).input).toMatchObject(
    {
      query: { limit: 25, status: [1, 3], searchText: "O'Brien" },
    },
  );
});

test.each([
  [
    'limit=25&limit=26',
    { pointer: 'limit', rule: 'format', message: 'The field limit can be given once only.' },
  ],
  ['limit=0x10', { pointer: 'limit', rule: 'type', message: 'The field limit must be a whole number.' }],
  [
    'limit=',
    { pointer: 'limit', rule: 'format', message: 'The field limit is empty or not encoded correctly.' },
  ],
  ['colour=1', { pointer: 'colour', rule: 'unknown', message: 'The field colour is not known.' }],
  ['limit[a]=1', { pointer: 'limit[a]', rule: 'unknown', message: 'The field limit[a] is not known.' }],
  ['limit=0', { pointer: 'limit', rule: 'minimum', message: 'The field limit must be at least 1.' }],
  [
    'searchText=%00',
    {
      pointer: 'searchText',
      rule: 'characters',
      message: 'The field searchText has characters that cannot be stored.',
    },
  ],
])('the query %s is refused', (search, error) => {
  expect(errorsOf('listReleases', { search })).toEqual([error]);
});
