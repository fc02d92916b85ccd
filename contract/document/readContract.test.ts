import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseContract, printContract, readContract } from './document';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
const file = join(folder, 'openapi.yaml');
const examples = join(folder, 'contract/examples/thing.yaml');
mkdirSync(join(folder, 'contract/examples'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const write = (exampleFile: string): void => {
  writeFileSync(examples, exampleFile);
  writeFileSync(
    file,
    `examples:
  rocket: { $ref: 'contract/examples/thing.yaml#/getThing/200/rocket' }
  again: { $ref: '#/examples/rocket' }
  lost: { $ref: 'contract/examples/thing.yaml#/getThing/404' }
`,
  );
};

const bundled = {
  examples: {
    rocket: { summary: 'A rocket', value: { added: '2001-02-03T04:05:06Z' } },
    again: { $ref: '#/examples/rocket' },
    lost: { $ref: 'contract/examples/thing.yaml#/getThing/404' },
  },
};

it('reads one document out of several files, with what an example takes over, and leaves what leads nowhere', () => {
  write(`getThing:
  '200':
    probe: { value: &thing { added: '2001-02-03T04:05:06Z' } }
    rocket: { summary: A rocket, value: { <<: *thing } }
`);
  expect(readContract(file)).toEqual(bundled);
  expect(parseContract(printContract(readContract(file)))).toEqual(bundled);
});

it('names the file that is no YAML', () => {
  write('getThing: [');
  expect(() => readContract(file)).toThrow(/thing\.yaml/);
});
