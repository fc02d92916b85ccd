import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from './generate';

const root = fileURLToPath(new URL('../../', import.meta.url));

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: join(root, 'openapi.yaml') },
    out: { type: 'string', default: join(root, 'contract/src/generated') },
  },
});

process.exitCode = await generate({ ...options, root }, (line) => void process.stdout.write(`${line}\n`));
