import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../database/database';
import { createLogger, patientOutput } from './logger';
import { makeUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const logged = (write: (log: ReturnType<typeof createLogger>) => void): string => {
  const stream = new PassThrough();
  write(createLogger('info', 'test', stream));
  return String(stream.read());
};
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('writes one JSON object a line', () => {
  const line = JSON.parse(logged((log) => log.info({ releaseId: 43 }, 'Published'))) as Record<
    string,
    unknown
  >;
  expect(line).toMatchObject({ name: 'test', releaseId: 43, msg: 'Published' });
});

test('goes on where its file takes nothing, as on a full disk', () => {
  const readOnly = openSync(devNull, 'r');
  const log = createLogger('info', 'test', patientOutput(readOnly));
  expect(() => log.info('Published')).not.toThrow();
  expect(() => log.info('Published')).not.toThrow();
  closeSync(readOnly);
});

test('removes secrets and personal data, at the top and below', () => {
  const text = logged((log) => {
    log.info(
      { password: 'geheim-1', token: 'geheim-2', user: { email: 'geheim-3', sid: 'geheim-4' } },
      'Careless',
    );
    log.info({ request: { headers: { authorization: 'geheim-5', cookie: 'geheim-6' } } }, 'Careless');
  });
  expect(text).toContain('[removed]');
  expect(text).not.toContain('geheim');
});

test('writes where a database error comes from, and not the values of the row', async () => {
  await makeUser({ email: 'geheim@harbor.example' });
  const duplicate = await failureOf(makeUser({ email: 'geheim@harbor.example' }));
  const raw = await failureOf(execute('select $1::integer', ['geheim']));
  for (const error of [duplicate, raw]) {
    const text = logged((log) => log.error({ err: error }, 'Failed'));
    expect(text).not.toContain('geheim');
    expect(text).toMatch(/"sqlState":"(23505|22P02)"/);
    expect(text).toMatch(/(logger.test|factories)\.ts/);
  }
});
