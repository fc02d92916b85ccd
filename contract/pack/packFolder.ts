import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packs the package in a folder as npm does. Answers the file, which lies in `to`. */
export const packFolder = (folder: string, to: string): string => {
  mkdirSync(to, { recursive: true });
  const answer = execFileSync(
    'npm',
    ['pack', folder, '--pack-destination', to, '--json', '--loglevel', 'error'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' },
  );
  const [{ filename } = { filename: '' }] = JSON.parse(answer) as { filename: string }[];
  return join(to, filename);
};
