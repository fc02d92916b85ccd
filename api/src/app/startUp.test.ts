import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../platform/database/database';
import { whyNotStarted } from './startUp';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const connecting = (change: (url: URL) => void): Promise<unknown> => {
  const url = new URL(database.url);
  change(url);
  return failureOf(new Client({ connectionString: url.href }).connect());
};

test.each([
  ['nobody is there', (url: URL) => (url.port = '1'), 'the database does not answer (ECONNREFUSED)'],
  [
    'the password is wrong',
    (url: URL) => (url.password = 'wrong'),
    'the database refuses this user or password',
  ],
  ['there is no such database', (url: URL) => (url.pathname = '/nothing'), 'there is no such database'],
])('says it in one sentence when %s', async (_name, change, sentence) => {
  expect(whyNotStarted(await connecting(change))).toBe(sentence);
});

test('says when the tables are missing', async () => {
  expect(whyNotStarted(await failureOf(execute('select * from missing')))).toBe(
    'the database is not migrated',
  );
});
