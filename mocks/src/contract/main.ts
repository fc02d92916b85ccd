import { readMockSettings } from './mockSettings';
import { startMockServer } from './server';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** When the start command is killed, nobody would end us any more, nor what runs us. */
function stopWithSupervisor(): void {
  const supervisor = Number(process.env['SUPERVISOR_PID']);
  if (!Number.isInteger(supervisor) || supervisor <= 0) return;
  setInterval(() => {
    try {
      process.kill(supervisor, 0);
    } catch {
      process.kill(0, 'SIGTERM');
    }
  }, 1000).unref();
}

try {
  const running = await startMockServer(readMockSettings(process.env), say);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  stopWithSupervisor();
  say(`The mock server is listening: ${running.address}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
