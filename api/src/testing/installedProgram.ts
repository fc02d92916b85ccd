import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A program of the machine. @throws an error that says how to get it, where there is none */
export const installedProgram = (name: string, how: string): string => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, name)).find(isProgram);
  if (found !== undefined) return found;
  throw new Error(`This test needs ${name}, which is not installed: ${how}.`);
};

/** Whether somebody listens at a port of this machine. */
const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Begins a program in a folder and waits until it listens at a port. Its end answers what it has said. */
export const startProgram = async (
  [program, ...parameters]: readonly [string, ...string[]],
  { folder, port }: { folder: string; port: number },
): Promise<{ stop: (signal: NodeJS.Signals) => Promise<string> }> => {
  const child = spawn(program, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = once(child, 'exit');
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    return answers(port);
  };
  await expect.poll(isUp, { timeout: 10_000 }).toBe(true);
  return {
    stop: async (signal) => {
      child.kill(signal);
      await ended;
      return said;
    },
  };
};
