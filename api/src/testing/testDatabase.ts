import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, sequelize } from '../platform/database/database';
import { templateName } from './templateName';

export type TestDatabase = { url: string; drop: () => Promise<void> };

type Connections = { pool: { destroyAllNow: () => Promise<void> } };

/** Closes the connections that wait in the pool. A pool that is closed stays so, and the next test file uses it again. */
export const emptyPool = (): Promise<void> =>
  (sequelize.connectionManager as unknown as Connections).pool.destroyAllNow();

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(adminUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  connectDatabase(url.href);
  return {
    url: url.href,
    drop: async () => {
      await emptyPool();
      await administer(adminUrl, `drop database ${name} with (force)`);
    },
  };
};

const administer = async (adminUrl: string, sql: string): Promise<void> => {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
};
