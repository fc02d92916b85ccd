/** Prints `{"url": …}` when ready, and removes itself when its standard input closes. Nothing is forced to disk. */
import { startThrowaway } from './throwaway';
import { Refusal } from '../process/refusal';

try {
  const { url, remove } = await startThrowaway();
  let leaving: Promise<void> | null = null;
  const leave = () => {
    leaving ??= remove().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  process.stdin.on('end', leave).on('close', leave).on('error', leave).resume();
  process.stdout.on('error', leave);
  process.stdout.write(`${JSON.stringify({ url })}\n`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
