import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf, printContract, readContract } from '@dispatch/contract/document';
import { afterAll, expect, test } from 'vitest';
import { useTestServer } from '../../testing/useTestServer';

const folder = mkdtempSync(join(tmpdir(), 'deprecated-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contractFile = join(folder, 'openapi.yaml');
const contract = readContract(new URL('../../../../openapi.yaml', import.meta.url));
for (const { operation } of operationsOf(contract))
  if (operation['operationId'] === 'getCaptcha')
    Object.assign(operation, {
      deprecated: true,
      'x-deprecation': { since: '2024-01-31', sunset: '2025-02-01' },
    });
writeFileSync(contractFile, printContract(contract));
const server = useTestServer({ contractFile });

test('a call that will go says since when it is deprecated and when it goes, and no other does', async () => {
  const { headers } = await server.send('/api/captcha');
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([
    '@1706659200',
    'Sat, 01 Feb 2025 00:00:00 GMT',
  ]);
  expect((await server.send('/api/terms')).headers.get('sunset')).toBeNull();
});
