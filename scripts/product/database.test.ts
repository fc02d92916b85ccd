import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Throwaway, startThrowaway } from '../postgres/throwaway';
import { freePort } from '../process/freePort';
import { refuseUnreachableDatabase } from './database';

let database: Throwaway;

beforeAll(async () => {
  database = await startThrowaway();
});

afterAll(() => database.remove());

async function errorOf(url: string): Promise<string> {
  return refuseUnreachableDatabase(url).then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  );
}

it('accepts a PostgreSQL that answers', async () => {
  expect(await errorOf(database.url)).toBe('none');
});

it('says when nothing answers, without user name and password', async () => {
  const port = await freePort();
  expect(await errorOf(`postgresql://somebody:very-secret@127.0.0.1:${port}/mine`)).toBe(
    `DATABASE_URL: the PostgreSQL at 127.0.0.1:${port} cannot be used: nothing answers there.`,
  );
});

it('says when the password is wrong, without repeating it', async () => {
  const error = await errorOf(database.url.replace(/:[^:@]+@/, ':very-secret@'));
  expect(error).toMatch(/cannot be used: it refuses this user name or password\.$/);
  expect(error).not.toContain('very-secret');
});

it('says when there is no such database', async () => {
  const url = new URL(database.url);
  url.pathname = '/no_such_database';
  expect(await errorOf(url.href)).toMatch(/cannot be used: it has no database of that name\.$/);
});

it('says when the host does not exist', async () => {
  expect(await errorOf('postgresql://u:very-secret@no-such-host.invalid/d')).toMatch(
    /^DATABASE_URL: the PostgreSQL at no-such-host\.invalid:5432 cannot be used: (?!.*secret)/,
  );
});
