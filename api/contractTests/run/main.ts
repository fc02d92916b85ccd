import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { operationTable } from '@dispatch/contract';
import { toEnvironment, usual, type RunOptions } from './options';

const usage = `npm run fuzz -- [--seed S] [--runs N] [--operation id] [--hold]
  --seed S        the same requests as another run with this seed; without it, others each time
  --runs N        valid requests a call, ${usual.runs} in npm test; wrong ones at most thirty times as many
  --operation id  this call alone, for example saveDraft
  --hold          keeps the server of a failure running, so that its curl line can be pasted; Ctrl-C ends it
`;

const count = (text: string | undefined, otherwise: number): number => {
  const number = text === undefined ? otherwise : Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new TypeError(`${String(text)} is no number from 1.`);
  return number;
};

const asked = (): RunOptions => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      runs: { type: 'string' },
      operation: { type: 'string' },
      hold: { type: 'boolean', default: false },
    },
  });
  const { operation = null } = values;
  if (operation !== null && !Object.hasOwn(operationTable, operation)) {
    throw new TypeError(`openapi.yaml has no call ${operation}.`);
  }
  return {
    seed: count(values.seed, (Date.now() % 2_000_000_000) + 1),
    runs: count(values.runs, 100),
    operation,
    hold: values.hold,
  };
};

const run = (options: RunOptions): void => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'api/contractTests/vitest.config.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...toEnvironment(options) } },
  );
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
};

try {
  run(asked());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
