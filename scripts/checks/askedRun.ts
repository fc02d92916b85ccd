import { parseArgs } from 'node:util';
import { type Stage } from './stage';
import { runOfChanged } from './runOfChanged';
import { stagesOfPaths } from './stagesOfPaths';

export interface AskedRun {
  stages: readonly Stage[];
  /** How often they run. */
  times: number;
  /** Beside a core that has something else to do, as on a machine under load. */
  isBusy: boolean;
  /** How long it may take in all on two quiet cores, in seconds. */
  aim?: number;
  /** What was chosen, and why, in lines. */
  told?: string;
}

const options = {
  help: { type: 'boolean', short: 'h' },
  full: { type: 'boolean' },
  only: { type: 'string' },
  times: { type: 'string' },
  busy: { type: 'boolean' },
  changed: { type: 'boolean' },
  since: { type: 'string' },
} as const;

const mostTimes = 1000;
const help = 'npm test -- --help says what there is.';

/**
 * What `npm test` is asked for: by its arguments the short run, with `--full` all, with `--only` those stages in their
 * own order, with paths the stages of these tests, with nothing but them.
 * @throws Error with a sentence, when it is asked for what there is not; null when it is asked for help
 */
export function askedRun(all: readonly Stage[], args: readonly string[], root: string): AskedRun | null {
  const { values, positionals } = readArguments(args);
  if (values.help === true) return null;
  const times = Number(values.times ?? 1);
  if (!Number.isInteger(times) || times < 1 || times > mostTimes)
    throw new Error(`--times takes a whole number from 1 to ${mostTimes}, and not '${values.times ?? ''}'.`);
  if (positionals.length > 0 && (values.only !== undefined || values.full === true))
    throw new Error('Paths say themselves which stages run: leave --only and --full out.');
  if (values.changed === true) return { ...runOfChanged(all, root, values.since), times, isBusy: false };
  const stages =
    positionals.length > 0
      ? stagesOfPaths(all, positionals, root)
      : chosenStages(all, values.only, values.full === true);
  const isShortRun = positionals.length === 0 && values.only === undefined && values.full !== true;
  return { stages, times, isBusy: values.busy === true, ...(isShortRun ? { aim: 8 * 60 } : {}) };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // 'Unknown option '--olny'. To specify a positional argument …'
    const [what = ''] = (error as Error).message.split('. ');
    throw new Error(`${what}. ${help}`, { cause: error });
  }
}

function chosenStages(all: readonly Stage[], only: string | undefined, isFull: boolean): readonly Stage[] {
  if (only === undefined) return all.filter((stage) => (isFull ? !stage.isShort : !stage.isFull));
  const names = only.split(',');
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Error(`--only takes ${all.map(({ name }) => name).join(',')}, and not '${unknown.join(',')}'.`);
  return all.filter(({ name }) => names.includes(name));
}

export function helpText(all: readonly Stage[]): string {
  const width = Math.max(...all.map(({ name }) => name.length));
  const lines = (isFull: boolean): string[] =>
    all
      .filter((stage) => (stage.isFull ?? false) === isFull)
      .map(({ name, title }) => `  ${name.padEnd(width)}   ${title}`);
  return [
    'npm test                                  the checks, from lint to journeys in a browser',
    'npm test -- <path> …                      these test files, stories or folders of them, and nothing else',
    'npm test -- --only <stage>,<stage>        these stages',
    'npm run check [-- --since <commit>]       types, lint, unit tests, and what the changed files can reach',
    'npm run test:full                         adds what is slow and seldom red',
    'npm run test:repeat -- --only <stage>     the same ten times, and what failed how often; takes paths, too',
    '  --times <n>                             n times',
    '  --busy                                  beside a core that is kept busy',
    '',
    'Stages of npm test:',
    ...lines(false),
    'Added by npm run test:full:',
    ...lines(true),
    '',
    'Examples:',
    '  npm test -- web/src/stories/customer/StoreCheckout.stories.tsx',
    '  npm test -- contract/src/domain/money.test.ts api/src/money/orders',
    '  npm test -- --only lint,types',
    '  npm run test:repeat -- --times 20 --busy e2e/journeys/store.test.ts',
    '',
  ].join('\n');
}
