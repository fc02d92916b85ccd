import { watch } from 'node:fs';
import { runToEnd } from '../process/runToEnd';
import { complain, say } from '../process/terminal';
import { tsx } from './programs';

/**
 * Generates the contract's TypeScript anew whenever openapi.yaml is saved (the API and the web then reload by
 * themselves). Editors save by writing or by replacing the file, so its folder is watched.
 * @returns ends the watch
 */
export function watchContract(root: string): () => void {
  let timer: NodeJS.Timeout | null = null;
  let running = false;
  let again = false;

  const generate = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await runToEnd([...tsx(root), 'contract/generate/main.ts'], { cwd: root, env: process.env });
      say('openapi.yaml has changed: contract/src/generated is up to date again.');
    } catch (error) {
      complain(`openapi.yaml has changed, and cannot be generated from:\n${(error as Error).message}`);
    }
    running = false;
    if (again) {
      again = false;
      await generate();
    }
  };

  const watcher = watch(root, (_event, name) => {
    if (name !== 'openapi.yaml') return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => void generate(), 150);
  });
  return () => {
    if (timer) clearTimeout(timer);
    watcher.close();
  };
}
