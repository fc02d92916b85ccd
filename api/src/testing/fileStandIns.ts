import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Config } from '../platform/settings/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type FileStandIns = {
  s3: Config['storage']['s3'];
  clamdUrl: string;
  kept: () => Promise<{ keys: string[]; openUploads: number }>;
  stop: () => Promise<void>;
};

export const startFileStandIns = async (): Promise<FileStandIns> => {
  const folder = await mkdtemp(join(tmpdir(), 'dispatch-standins-'));
  const keys = { bucket: 'dispatch-files', accessKeyId: 'AKIAFORTESTS', secretAccessKey: 'for-tests/only+1' };
  const program = spawn(process.execPath, ['--import', 'tsx', 'mocks/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      ...Object.fromEntries(['STRIPE', 'INBOX', 'SMTP', 'S3', 'CLAMD'].map((name) => [`${name}_PORT`, '0'])),
      DATA_DIR: folder,
      PUBLIC_URL: 'http://localhost:1',
      STRIPE_SECRET_KEY: 'sk_test_for-tests-only',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_for-tests-only',
      STRIPE_WEBHOOK_SECRET: 'whsec_for-tests-only',
      S3_BUCKET: keys.bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
  });
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const endpoint = /files (\S+?)(,|$)/.exec(line)?.[1];
  const clamdUrl = /virus scanner (\S+?)(,|$)/.exec(line)?.[1];
  if (endpoint === undefined || clamdUrl === undefined) throw new Error(`They did not start: ${line}`);
  return {
    s3: { ...keys, region: 'us-east-1', endpoint },
    clamdUrl,
    kept: async () => {
      const answer = await fetch(`${endpoint}/_control/objects`);
      return (await answer.json()) as { keys: string[]; openUploads: number };
    },
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
