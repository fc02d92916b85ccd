import { expect, test } from 'vitest';
import { readContract } from '../../document/document';
import { mostFileBytes } from './files';

type Contract = {
  components: { schemas: { FileUpload: { properties: { myFile: { maxLength: number } } } } };
};

test('the limit of a file is that of the contract', () => {
  const contract = readContract(new URL('../../../openapi.yaml', import.meta.url)) as Contract;
  expect(contract.components.schemas.FileUpload.properties.myFile.maxLength).toBe(mostFileBytes);
});
