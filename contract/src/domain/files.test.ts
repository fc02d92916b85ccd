import { expect, test } from 'vitest';
import { readContract } from '../../document/document';
import { fileFacts, formatSize, mostFileBytes } from './files';

type Contract = {
  components: { schemas: { FileUpload: { properties: { myFile: { maxLength: number } } } } };
};

test('the limit of a file is that of the contract', () => {
  const contract = readContract(new URL('../../../openapi.yaml', import.meta.url)) as Contract;
  expect(contract.components.schemas.FileUpload.properties.myFile.maxLength).toBe(mostFileBytes);
});

test.each([
  [0, '1 kB'],
  [812_400, '812 kB'],
  [4_821_904, '4.8 MB'],
  [2_147_483_647, '2.1 GB'],
  [5_000_000_000_000, '5000.0 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('the facts of a file are its name, its type and its size', () => {
  expect(fileFacts('opening-day.jpg', 812_400)).toBe('opening-day.jpg, JPEG, 812 kB');
  expect(fileFacts('plan', 10)).toBe('plan, 1 kB');
});
