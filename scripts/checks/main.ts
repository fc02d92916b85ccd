import { fileURLToPath } from 'node:url';
import { complain, outliveTheTerminal } from '../process/terminal';
import { chosenStages } from './chosenStages';
import { findOrInstallChromium } from './chromium';
import { failedStage, runStages } from './runStages';
import { stagesOf } from './stages';
import { summary } from './summary';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

outliveTheTerminal();
const stages = chosenStages(stagesOf(root), process.argv.slice(2));
if (typeof stages === 'string') {
  complain(stages);
  process.exitCode = 1;
} else {
  const env = environment();
  const chromium = stages.some(({ needsChromium }) => needsChromium) ? await findOrInstallChromium() : null;
  if (chromium !== null) env['CHROMIUM_PATH'] = chromium;
  const results = await runStages(stages, {
    root,
    env,
    isMissing: (stage) =>
      stage.needsChromium && chromium === null ? failedStage(stage, 'there is no Chromium') : null,
  });
  process.stdout.write(summary(results));
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** What the person set for the product is not meant for the tests, which start products of their own. */
function environment(): NodeJS.ProcessEnv {
  const dropped = ['PORT', 'DATA_DIR', 'DATABASE_URL', 'NODE_ENV'];
  const kept = Object.entries(process.env).filter(([name]) => !dropped.includes(name));
  return { ...Object.fromEntries(kept), TZ: 'UTC' };
}
