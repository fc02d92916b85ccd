import { fileURLToPath } from 'node:url';
import { complain, outliveTheTerminal, say } from '../process/terminal';
import { askedRun, type AskedRun, helpText } from './askedRun';
import { findOrInstallChromium } from './chromium';
import { keepBusy, repeatSummary } from './repeats';
import { type StageResult } from './runStage';
import { failedStage, runStages } from './runStages';
import { stagesOf } from './stages';
import { summary } from './summary';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const all = stagesOf(root);

outliveTheTerminal();
try {
  const asked = askedRun(all, process.argv.slice(2), root);
  if (asked === null) process.stdout.write(helpText(all));
  else await run(asked);
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run({ stages, times, isBusy, aim, told = '' }: AskedRun): Promise<void> {
  process.stdout.write(told);
  const env = environment();
  const chromium = stages.some(({ needsChromium }) => needsChromium) ? await findOrInstallChromium() : null;
  if (chromium !== null) env['CHROMIUM_PATH'] = chromium;
  const stop = isBusy ? keepBusy() : null;
  const runs: StageResult[][] = [];
  while (runs.length < times) {
    if (times > 1) say(`\nRun ${runs.length + 1} of ${times}`);
    const results = await runStages(stages, {
      root,
      env,
      isMissing: (stage) =>
        stage.needsChromium && chromium === null ? failedStage(stage, 'there is no Chromium') : null,
    });
    // This process has installed the packages, too.
    process.stdout.write(summary(results, { seconds: process.uptime(), aim }));
    runs.push(results);
  }
  await stop?.();
  if (times > 1) process.stdout.write(repeatSummary(runs));
  process.exitCode = runs.flat().every(({ failed }) => failed === 0) ? 0 : 1;
}

/** What the person set for the product is not meant for the tests, which start products of their own. */
function environment(): NodeJS.ProcessEnv {
  const dropped = ['PORT', 'DATA_DIR', 'DATABASE_URL', 'NODE_ENV'];
  const kept = Object.entries(process.env).filter(([name]) => !dropped.includes(name));
  return { ...Object.fromEntries(kept), TZ: 'UTC' };
}
