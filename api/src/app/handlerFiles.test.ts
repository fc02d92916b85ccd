import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { handlers } from './generated/handlers';

const folder = fileURLToPath(new URL('..', import.meta.url));

test('each handler is of a call of the contract, in the file that its operationId names', () => {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^export const (\w+)(?:: Handler<| = withoutTransaction)/gm,
      ),
    ])
    .map(([, name = '']) => name);
  expect(written.sort()).toEqual(Object.keys(handlers).sort());
});
