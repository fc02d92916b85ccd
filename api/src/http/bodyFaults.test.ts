import { expect, test } from 'vitest';
import { bodyFaults } from './bodyFaults';

const well = { userPackageBundleId: 611, expirationDate: '2028-01-31T23:59:59.999Z', quantity: 6 };
const faultsOf = (body: unknown, contractFaults: Parameters<typeof bodyFaults>[2] = []) =>
  bodyFaults('saveBundleLots', body, contractFaults);

test('a list of a form is judged item by item', () => {
  expect(faultsOf([well, well])).toEqual([]);
  expect(
    faultsOf([well, { ...well, quantity: 100_001, expirationDate: '2028-02-30T23:59:59.999Z' }]),
  ).toEqual([
    expect.objectContaining({
      pointer: '/1/expirationDate',
      rule: 'realDate',
      message: 'Invalid date format',
    }),
    expect.objectContaining({
      pointer: '/1/quantity',
      rule: 'maximum',
      message: 'Field must be between 0 and 100000',
    }),
  ]);
});

test('what the contract finds wrong with a list is kept, and a field is named once', () => {
  const tooMany = {
    pointer: '',
    rule: 'maxItems',
    message: 'The field body cannot have more than 200 entries.',
  };
  const unknown = { pointer: '/0/colour', rule: 'unknown', message: 'The field 0/colour is not known.' };
  const minimum = {
    pointer: '/0/quantity',
    rule: 'minimum',
    message: 'The field 0/quantity must be at least 0.',
  };
  expect(
    faultsOf([{ ...well, quantity: -1 }], [tooMany, unknown, minimum]).map(({ pointer }) => pointer),
  ).toEqual(['/0/quantity', '', '/0/colour']);
  expect(faultsOf([well], [{ ...minimum, rule: 'type' }])).toEqual([{ ...minimum, rule: 'type' }]);
  expect(faultsOf('no list', [tooMany])).toEqual([tooMany]);
});

test('a form inside a body is judged by its own rules, and what it stands in is not named for it', () => {
  const creditCard = { creditCardNumber: '', creditCardExpiration: '13/30' };
  const faults = bodyFaults('payBundleOrder', { cart: [], creditCard }, [
    { pointer: '/creditCard/creditCardNumber', rule: 'minLength', message: 'too short' },
    { pointer: '/creditCard', rule: 'type', message: 'must be null' },
    { pointer: '/cart', rule: 'minItems', message: 'too few' },
  ]);
  const messages = faults.map(({ pointer, message }) => `${pointer} ${message}`);
  expect(messages).toContain('/creditCard/creditCardExpiration Please enter a valid expiration month.');
  expect(messages).toContain('/cart too few');
  expect(faults.filter(({ pointer }) => pointer === '/creditCard/creditCardNumber')).toHaveLength(1);
  expect(messages.join()).not.toMatch(/too short|must be null/);
});
