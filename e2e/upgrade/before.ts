import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A version of before in a folder of its own, with its dependencies.
 * @throws Error with what git or npm said, as for a clone that has not all of the history
 */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-before-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci of ${commit} ended with ${status}:\n${stderr}`);
  return folder;
}

/** A database of its own on this machine, which ends with `remove`. */
export async function startDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const program = join(root, 'scripts', 'postgres', 'ephemeral.ts');
  // On a disk: what is measured waits for one too.
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: { ...process.env, TMPDIR: tmpdir() },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url: (JSON.parse(line) as { url: string }).url,
    remove: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
