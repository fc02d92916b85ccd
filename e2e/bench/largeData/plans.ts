import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';
import type { Ready } from '../../harness/product';

/** Reads the plans of what the product really asks from the log of its PostgreSQL, by the module auto_explain. */
export async function plansOf({ databaseUrl, databaseHome }: Ready): Promise<{
  of: (work: () => Promise<unknown>) => Promise<string>;
  end: () => Promise<void>;
}> {
  if (databaseHome === null) throw new Error('Plans are read from the log of the local PostgreSQL alone.');
  const log = join(databaseHome, 'log');
  // Its administrator has the password of the product's role.
  const client = new pg.Client(connectionTo(databaseUrl.replace(/\/\/[^:]+:/, '//postgres:')));
  await client.connect();
  const set = async (name: string, value: string): Promise<void> => {
    await client.query(`alter system set ${name} = '${value}'`);
    await client.query('select pg_reload_conf()');
  };
  await set('session_preload_libraries', 'auto_explain');
  await set('auto_explain.log_analyze', 'on');
  await set('auto_explain.log_min_duration', '0');
  const reconnect = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dispatch'`;
  return {
    of: async (work) => {
      await client.query(reconnect);
      const before = readFileSync(log, 'utf8').length;
      await work();
      const said = readFileSync(log, 'utf8').slice(before);
      const [longest = ''] = said
        .split(/^\d{4}-\d\d-\d\d \S+ UTC \[\d+\] /m)
        .filter((entry) => entry.includes('plan:'))
        .toSorted((one, other) => durationOf(other) - durationOf(one));
      return longest.slice(longest.indexOf('Query Text'));
    },
    end: () => client.end(),
  };
}

const durationOf = (entry: string): number => Number(/duration: ([\d.]+) ms/.exec(entry)?.[1] ?? 0);
