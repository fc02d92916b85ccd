import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs what is missing, then runs a TypeScript program in this same process. */
export async function handOver(program) {
  if (!(await installMissing(root))) {
    process.exitCode = 1;
    return;
  }
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  await import(program);
}
