import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const usage = `npm run faults -- [--seed S]
  Buys everything that is sold in every way, and lets at each step go wrong what can go wrong; then compares the books
  of the card provider with ours. --seed S takes the same order as another run with this seed.
`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (seed: number): void => {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    'api',
    '--reporter=verbose',
    'src/payments/faults.test.ts',
  ];
  const environment = { ...process.env, FAULTS: 'all', FAULTS_SEED: String(seed) };
  spawn(process.execPath, vitest, { cwd: root, stdio: 'inherit', env: environment }).on('close', (code) => {
    process.exitCode = code ?? 1;
  });
};

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? (Date.now() % 2_000_000_000) + 1);
if (Number.isSafeInteger(seed) && seed > 0) run(seed);
else {
  process.stderr.write(usage);
  process.exitCode = 1;
}
