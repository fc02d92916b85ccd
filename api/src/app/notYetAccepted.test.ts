import { Contract, readContract } from '@dispatch/contract/document';
import { expect, test } from 'vitest';
import { notYetImplemented } from './generated/notYetImplemented';
import { notYetAccepted } from './notYetAccepted';
import { requestFieldSchema } from './requestFields';

const contract = new Contract(readContract(new URL('../../../openapi.yaml', import.meta.url)));

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
