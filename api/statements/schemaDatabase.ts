import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { migrations } from '../src/app/generated/migrations';
import { schedule } from '../src/app/schedule';
import { connectionTo } from '../src/platform/database/connectionTo';
import { closeDatabase } from '../src/platform/database/database';
import { migrate } from '../src/platform/database/migrate';
import { prepareJobs } from '../src/platform/jobs/prepareJobs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Works on an empty database with all tables, of a PostgreSQL that is there for as long. */
export const withSchema = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const postgres = spawn(process.execPath, ['--import', 'tsx', 'scripts/postgres/ephemeral.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(postgres, 'exit');
  try {
    const [line] = (await Promise.race([
      once(createInterface(postgres.stdout), 'line'),
      ended.then(() => Promise.reject(new Error('PostgreSQL did not start.'))),
    ])) as [string];
    const { url } = JSON.parse(line) as { url: string };
    await migrate(url, migrations, () => prepareJobs(schedule));
    await closeDatabase();
    const client = new Client(connectionTo(url));
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  } finally {
    postgres.stdin.end();
    await ended;
  }
};
