import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diff, release } from './diff';

const root = fileURLToPath(new URL('../../', import.meta.url));

const { values: options } = parseArgs({
  options: {
    contract: { type: 'string', default: join(root, 'openapi.yaml') },
    released: { type: 'string', default: join(root, 'contract/released/openapi.yaml') },
    release: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
process.exitCode = await (options.release ? release : diff)(options, say);
