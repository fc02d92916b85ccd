export type RunOptions = {
  seed: number;
  /** Valid requests a call; with more than `npm test` asks for, the wrong ones are at most thirty times as many. */
  runs: number;
  operation: string | null;
  /** Keeps the server of a failure running, so that its request can be sent again. */
  hold: boolean;
};

/** What `npm test` runs. */
export const usual: RunOptions = { seed: 20_261_121, runs: 4, operation: null, hold: false };

export const toEnvironment = ({ seed, runs, operation, hold }: RunOptions): Record<string, string> => ({
  FUZZ_SEED: String(seed),
  FUZZ_RUNS: String(runs),
  FUZZ_OPERATION: operation ?? '',
  FUZZ_HOLD: hold ? '1' : '',
});

export const runOptions = (
  {
    FUZZ_SEED: seed,
    FUZZ_RUNS: runs,
    FUZZ_OPERATION: operation,
    FUZZ_HOLD: hold,
  }: NodeJS.ProcessEnv = process.env,
): RunOptions => ({
  seed: seed ? Number(seed) : usual.seed,
  runs: runs ? Number(runs) : usual.runs,
  operation: operation || null,
  hold: hold === '1',
});

/** Whether more is asked than `npm test` does: what is the same for every call is then tried on each. */
export const isDeep = (): boolean => runOptions().runs > usual.runs;

const clock = (): string =>
  process.env['TEST_CLOCK'] === undefined ? '' : `TEST_CLOCK=${process.env['TEST_CLOCK']} `;

export const againCommand = (operation: string, { seed, runs }: RunOptions): string =>
  `${clock()}npm run fuzz -- --seed ${seed} --runs ${runs} --operation ${operation}`;
