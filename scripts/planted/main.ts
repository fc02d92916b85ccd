// `npm run test:planted`: plants one defect after another in a copy, and says whether the short `npm test` finds it.
// `-- 3 7` plants the third and the seventh alone, `-- 1-9` the first nine.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallChromium } from '../checks/chromium';
import { runStage } from '../checks/runStage';
import { stagesOf } from '../checks/stages';
import { complain, say } from '../process/terminal';
import { type Defect, defects } from './defects';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const copy = mkdtempSync(join(tmpdir(), 'planted-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(1));

const isAsked = (number: number): boolean =>
  process.argv.length < 3 ||
  process.argv.slice(2).some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return number >= first && number <= last;
  });

/** What git knows of or would take, and the packages as hard links, so that those of the house lead into the copy. */
function makeCopy(): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of new Set(list.toString().split('\0'))) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const folder of ['.', ...workspaces].map((name) => join(name, 'node_modules'))) {
    if (existsSync(join(root, folder))) execFileSync('cp', ['-RPl', join(root, folder), join(copy, folder)]);
  }
  // The unpacked PostgreSQL.
  if (existsSync(join(root, '.data'))) symlinkSync(join(root, '.data'), join(copy, '.data'));
}

const chromium = await findOrInstallChromium();
const env = { ...process.env, TZ: 'UTC', ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }) };

/** How many checks of a stage fail in the copy, when only these tests are run. */
async function failuresOf(name: Defect['stage'], tests: readonly string[]): Promise<number> {
  const stage = stagesOf(copy).find((one) => one.name === name);
  if (stage === undefined) throw new Error(`There is no stage ${name}.`);
  const commands = stage.commands.map((command) => ({ ...command, command: [...command.command, ...tests] }));
  const { failed } = await runStage({ ...stage, commands }, { root: copy, env, collect: () => undefined });
  return failed;
}

const textWith = ({ file, find, replace }: Defect): string => {
  const parts = readFileSync(join(root, file), 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`'${find}' stands ${parts.length - 1} times in ${file}.`);
  return parts.join(replace);
};

const asked = defects
  .map((defect, index) => ({ ...defect, number: index + 1, text: textWith(defect) }))
  .filter(({ number }) => isAsked(number));
makeCopy();
for (const stage of new Set(asked.map((defect) => defect.stage))) {
  const tests = asked.filter((defect) => defect.stage === stage).map(({ test }) => test);
  if ((await failuresOf(stage, [...new Set(tests)])) === 0) continue;
  complain(`The stage ${stage} fails without any defect.`);
  process.exit(1);
}
for (const { number, kind, file, text, stage, test } of asked) {
  writeFileSync(join(copy, file), text);
  const isFound = (await failuresOf(stage, [test])) > 0;
  cpSync(join(root, file), join(copy, file));
  const line = `${number} ${kind} in ${file}`;
  if (isFound) say(`found       ${line}`);
  else {
    complain(`not found   ${line}`);
    process.exitCode = 1;
  }
}
