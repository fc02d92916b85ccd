import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ContractFault, parseContract } from './contractDocument';
import { generatedFiles } from './generatedFiles';
import { lintContract } from './lintContract';

const root = fileURLToPath(new URL('../../', import.meta.url));

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: join(root, 'openapi.yaml') },
    out: { type: 'string', default: join(root, 'contract/src/generated') },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const contentOf = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
};

const run = async (): Promise<number> => {
  const text = await readFile(options.contract, 'utf8');
  const faults = lintContract(parseContract(text));
  for (const fault of faults) say(`${relative(process.cwd(), options.contract)}: ${fault}`);
  const files = await generatedFiles(text);
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const file = join(options.out, name);
    if ((await contentOf(file)) === content) continue;
    stale.push(relative(process.cwd(), file));
    if (options.check) continue;
    await mkdir(options.out, { recursive: true });
    await writeFile(file, content);
  }
  for (const file of stale) say(options.check ? `${file} is stale; run npm run generate` : `${file} written`);
  return faults.length > 0 || (options.check && stale.length > 0) ? 1 : 0;
};

try {
  process.exitCode = await run();
} catch (fault) {
  if (!(fault instanceof ContractFault)) throw fault;
  say(fault.message);
  process.exitCode = 1;
}
