import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const usage = `npm run faults -- [--seed S] [--only NAME]
  Buys everything that is sold in every way, and lets at each step go wrong what can go wrong; then compares the books
  of the provider with ours. --seed S takes the same order as another run with this seed; --only takes what has NAME in
  its name, such as 'by PayPal' or 'refund'.
`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (seed: number, only: string): void => {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    'api',
    '--reporter=verbose',
    'src/money/payments/faults.test.ts',
    ...(only === '' ? [] : ['--testNamePattern', only]),
  ];
  const environment = { ...process.env, FAULTS: 'all', FAULTS_SEED: String(seed) };
  spawn(process.execPath, vitest, { cwd: root, stdio: 'inherit', env: environment }).on('close', (code) => {
    process.exitCode = code ?? 1;
  });
};

const { values } = parseArgs({
  options: { seed: { type: 'string' }, only: { type: 'string', default: '' } },
});
const seed = Number(values.seed ?? (Date.now() % 2_000_000_000) + 1);
if (Number.isSafeInteger(seed) && seed > 0) run(seed, values.only);
else {
  process.stderr.write(usage);
  process.exitCode = 1;
}
