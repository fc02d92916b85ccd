import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { say } from '../process/terminal';

// The shell has no windows to draw: the tests take a quarter less of the processor in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function chromiumCandidates(env: NodeJS.ProcessEnv, playwrights: string): string[] {
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const asked = env['CHROMIUM_PATH'];
  return [...new Set([...(asked ? [asked] : []), ...installed, ...applications, playwrights])];
}

/** The first that is there and starts: some systems put a placeholder under the name. */
export async function firstThatStarts(candidates: readonly string[]): Promise<string | null> {
  for (const candidate of candidates) {
    if (existsSync(candidate) && (await starts(candidate))) return candidate;
  }
  return null;
}

/** Playwright's own is installed, else Debian's package when we are root. @returns null after saying what is missing */
export async function findOrInstallChromium(): Promise<string | null> {
  const find = () => firstThatStarts(chromiumCandidates(process.env, chromium.executablePath()));
  const asked = process.env['CHROMIUM_PATH'];
  if (asked && !existsSync(asked)) say(`CHROMIUM_PATH names no file (${asked}): looking elsewhere.`);
  let path = await find();
  for (const way of path === null ? installations() : []) {
    say(`No Chromium found: ${way.map((command) => command.join(' ')).join(' && ')} …`);
    if (way.every(run)) path = await find();
    if (path !== null) break;
  }
  if (path === null) {
    say(
      'No Chromium was found and none could be installed: install one (on Debian: apt-get install chromium-headless-shell),',
    );
    say('or name one with CHROMIUM_PATH. Stories and journeys cannot run without it.');
  }
  return path;
}

function installations(): string[][][] {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    [['npx', 'playwright', 'install', 'chromium']],
    ...(debian
      ? [
          [
            ['apt-get', 'update', '-q'],
            ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
          ],
        ]
      : []),
  ];
}

function run([program = '', ...args]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    timeout: 300_000,
  });
  return status === 0;
}

async function starts(path: string): Promise<boolean> {
  try {
    await promisify(execFile)(path, ['--version'], { timeout: 15_000 });
    return true;
  } catch {
    return false;
  }
}
