import { fileURLToPath } from 'node:url';
import { leaveWithNpm } from '../process/leaveWithNpm';
import { Refusal } from '../process/refusal';
import { complain, outliveTheTerminal, say } from '../process/terminal';
import { type Assembly, Product } from './product';
import { readSettings } from './settings';
import { table } from './table';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * Keeps the product running until it is stopped, and ends this process then: with 1 where it could not be started.
 * @param assembly of which programs it consists, where that is not as usual
 */
export async function runProduct(assembly?: Assembly): Promise<void> {
  outliveTheTerminal();
  await run(assembly).catch((error: unknown) => {
    complain(error instanceof Refusal ? error.message : String((error as Error).stack ?? error));
    process.exit(1);
  });
}

async function run(assembly?: Assembly): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2), root);
  const product = new Product(settings, () => void leave(1), assembly);
  const leave = async (code: number) => {
    await product.stop().catch((error: unknown) => complain(String(error)));
    process.exit(code);
  };

  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals === 1) say('\nStopping …');
      void leave(0);
    });
  }
  leaveWithNpm(() => void leave(1));

  try {
    await product.start();
  } catch (error) {
    // What a stop interrupts may fail; that is no news.
    if (product.isStopping()) return;
    complain(
      error instanceof Refusal ? error.message : `Dispatch could not be started: ${(error as Error).message}`,
    );
    await leave(1);
  }
  if (product.isStopping()) return;
  const summary = product.summary();
  say(
    settings.readyJson
      ? `READY ${JSON.stringify(summary)}`
      : table(settings, summary.ports, summary.databaseHome),
  );
}
