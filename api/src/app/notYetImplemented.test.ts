import { operationTable } from '@dispatch/contract';
import { Contract, readContract } from '@dispatch/contract/document';
import { expect, expectTypeOf, test } from 'vitest';
import { handlers } from './handlers';
import { notYetAccepted, notYetImplemented, type OperationHandlers } from './notYetImplemented';
import { requestFieldSchema } from './requestFields';

const contract = new Contract(readContract(new URL('../../../openapi.yaml', import.meta.url)));

test('each call of the contract is implemented or on the list, none in both and none twice', () => {
  expect([...Object.keys(handlers), ...notYetImplemented].sort()).toEqual(Object.keys(operationTable).sort());
});

test('the type checker asks for the handler of each call that is not on the list, and for no other', () => {
  type WithoutMe = Omit<typeof handlers, 'getMe'>;
  type Implemented = keyof typeof handlers;
  expectTypeOf<typeof handlers>().toExtend<OperationHandlers>();
  expectTypeOf<WithoutMe>().not.toExtend<OperationHandlers>();
  expectTypeOf<WithoutMe>().toExtend<Pick<OperationHandlers<'getMe'>, Exclude<Implemented, 'getMe'>>>();
  // `satisfies` refuses what the type does not have.
  expectTypeOf<'getMe'>().not.toExtend<keyof OperationHandlers<'getMe'>>();
});

test('each field that is not accepted yet is in the contract, and its call is implemented', () => {
  const waiting: readonly string[] = notYetImplemented;
  for (const [operationId, fields] of Object.entries(notYetAccepted)) {
    expect(waiting, operationId).not.toContain(operationId);
    expect(fields.length, operationId).toBeGreaterThan(0);
    for (const field of fields) {
      const [address = '', value] = field.split('=');
      const schema = requestFieldSchema(contract, operationId, address);
      expect(schema, `${operationId} ${field}`).toBeDefined();
      if (value !== undefined) expect(schema?.['enum'], `${operationId} ${field}`).toContain(value);
    }
  }
});
