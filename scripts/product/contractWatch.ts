import { join } from 'node:path';
import { watchContract as watchFiles } from '@dispatch/contract/document';
import { runToEnd } from '../process/runToEnd';
import { complain, say } from '../process/terminal';
import { tsx } from './programs';

/** The API and the web then reload by themselves. @returns ends the watch */
export function watchContract(root: string): () => void {
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

  return watchFiles(join(root, 'openapi.yaml'), () => void generate());
}
