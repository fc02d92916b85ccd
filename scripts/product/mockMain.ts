import { fileURLToPath } from 'node:url';
import { leaveWithNpm } from '../process/leaveWithNpm';
import { Refusal } from '../process/refusal';
import { complain, outliveTheTerminal, say } from '../process/terminal';
import { MockProduct } from './mockProduct';
import { readSettings } from './settings';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

outliveTheTerminal();
try {
  await run();
} catch (error) {
  complain(error instanceof Refusal ? error.message : String((error as Error).stack ?? error));
  process.exit(1);
}

async function run(): Promise<void> {
  const settings = readSettings(process.env, [], root);
  const mock = new MockProduct(settings, process.argv.includes('--still'), () => void leave(1));
  const leave = async (code: number) => {
    await mock.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
  leaveWithNpm(() => void leave(1));
  try {
    await mock.start();
  } catch (error) {
    if (mock.isStopping()) return;
    await mock.stop();
    throw error;
  }
  if (mock.isStopping()) return;
  say(settings.readyJson ? `READY ${JSON.stringify(mock.summary())}` : mock.table());
}
