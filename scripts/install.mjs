import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that npm may leave out (those of other platforms) are not asked for. */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    if (!path.includes('node_modules/')) return true;
    if (link) return existsSync(join(root, path));
    if (installed[path]?.version === version) return existsSync(join(root, path, 'package.json'));
    return Boolean(optional || devOptional || peer) && !installed[path];
  });
}

/** @returns whether everything is there now; when not, the reason has been written */
export async function installMissing(
  root,
  { npm = npmCommand(), write = (text) => process.stdout.write(text) } = {},
) {
  if (isInstalled(root)) return true;
  const fresh = !existsSync(join(root, 'node_modules'));
  // `npm ci` begins by deleting: on a tree that is only out of date, `npm install` is the quicker way.
  for (const way of fresh ? ['ci', 'install'] : ['install', 'ci']) {
    write(`Installing packages (npm ${way}) …\n`);
    const begin = Date.now();
    const seconds = () => Math.round((Date.now() - begin) / 1000);
    const ticking = setInterval(() => write(`  still installing (${seconds()} s)\n`), 10_000);
    const code = await run(
      npm,
      [way, '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
      root,
    );
    clearInterval(ticking);
    if (code === 0 && isInstalled(root)) {
      write(`  installed in ${seconds()} s\n`);
      return true;
    }
    write(code === 0 ? '  npm left packages out.\n' : `  npm ${way} failed.\n`);
  }
  process.stderr.write('The packages could not be installed: see what npm says above, then try again.\n');
  return false;
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return null;
  }
}

function npmCommand() {
  const path = process.env.npm_execpath ?? '';
  return path.endsWith('npm-cli.js') ? [process.execPath, path] : ['npm'];
}

function run([program, ...first], args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      process.stderr.write(`npm could not be started: ${error.message}\n`);
      resolve(-1);
    });
    child.on('close', resolve);
  });
}
