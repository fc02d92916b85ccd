import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mostFileBytes } from './files';

type Contract = {
  components: { schemas: { FileUpload: { properties: { myFile: { maxLength: number } } } } };
};

test('the limit of a file is that of the contract', () => {
  const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
  expect(contract.components.schemas.FileUpload.properties.myFile.maxLength).toBe(mostFileBytes);
});
