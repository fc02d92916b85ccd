import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { Client } from 'pg';
import { schedule } from '../app/schedule';
import { closeDatabase, connectDatabase, execute } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { addressHash } from '../releases/journalists/addresses';
import { prepareJobs } from '../platform/jobs/prepareJobs';
import { migrations } from '../app/generated/migrations';
import { templateName } from './templateName';
import { clockAhead } from './testClock';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

const firstLine = async (stream: NodeJS.ReadableStream): Promise<string> => {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text;
};

/** Moves the clock of every test database as far as that of the tests: `now()` is found in the schema clock first. */
const moveClock = async (templateUrl: string): Promise<void> => {
  const template = new Client({ connectionString: templateUrl });
  await template.connect();
  await template.query('alter role current_user set search_path = public, clock, pg_catalog');
  await template.query('create schema clock');
  await template.query(
    `create function clock.now() returns timestamptz language sql stable parallel safe
       return pg_catalog.now() + interval '${clockAhead() / 1000} seconds'`,
  );
  await template.end();
};

/** Somebody is on each list with which an installation begins: a list that reaches nobody cannot be bought. */
const fillLists = (): Promise<unknown> =>
  execute(
    `with reader as (
       insert into journalists (address_hash, address, name, outlet, topics)
       values ($1, 'reader@lists.example', 'A Reader', '', '') returning journalist_id)
     insert into journalist_list_members select journalist_list_id, journalist_id from journalist_lists, reader`,
    [addressHash('reader@lists.example')],
  );

const makeTemplate = async (adminUrl: string): Promise<void> => {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  const url = new URL(adminUrl);
  url.pathname = `/${templateName}`;
  await admin.end();
  if (clockAhead() > 0) await moveClock(url.href);
  connectDatabase(url.href);
  await migrate(url.href, migrations, () => prepareJobs(schedule));
  await fillLists();
  await closeDatabase();
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = spawn(process.execPath, ['--import', 'tsx', 'scripts/postgres/ephemeral.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await firstLine(postgres.stdout);
  const { url } = JSON.parse(line) as { url: string };
  await makeTemplate(url);
  project.provide('adminUrl', url);
  return async () => {
    const ended = once(postgres, 'exit');
    postgres.stdin.end();
    await ended;
  };
}
