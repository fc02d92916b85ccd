import { expect, test } from 'vitest';
import { formsIn } from './bodyForms';
import { parseContract } from '../document/document';

const contract = parseContract(`
components:
  schemas:
    Order:
      x-form: false
      properties:
        card: { $ref: '#/components/schemas/Card' }
        picture: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] }
        files: { type: array, items: { $ref: '#/components/schemas/Picture' } }
        note: { type: string }
    Card: { x-form: true, properties: { owner: { $ref: '#/components/schemas/Person' } } }
    Person: { x-form: true, properties: { parent: { $ref: '#/components/schemas/Person' } } }
    Picture: { x-form: true, properties: { caption: { type: string } } }
`);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('the forms of a body stand where they are, below an object that is none, in a choice and in lists', () => {
  expect(formsIn(contract, ref('Order'))).toEqual([
    { at: '/card', form: 'Card' },
    { at: '/card/owner', form: 'Person' },
    { at: '/picture', form: 'Picture' },
    { at: '/files/*', form: 'Picture' },
  ]);
  expect(formsIn(contract, { type: 'array', items: ref('Picture') })).toEqual([
    { at: '/*', form: 'Picture' },
  ]);
});

test.each(['allOf', 'anyOf', 'oneOf'])('a form stands where %s names it', (key) => {
  expect(formsIn(contract, { [key]: [ref('Picture')] })).toEqual([{ at: '', form: 'Picture' }]);
});

test('a body without a form has none', () => {
  expect(formsIn(contract, { type: 'string' })).toEqual([]);
  expect(formsIn(contract, undefined)).toEqual([]);
});
