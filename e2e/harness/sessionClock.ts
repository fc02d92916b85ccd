import { ApiError, createClient } from '@dispatch/contract';
import { expect, type BrowserContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { Database } from './database';
import type { Place } from './place';

/** A browser whose session the server is to see at another age. */
export interface Aging {
  context: BrowserContext;
  database: Database;
  place: Place;
}

/** The token of the session of a browser; empty when nobody is signed in there. */
export async function sessionTokenOf(context: BrowserContext): Promise<string> {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'prw.sid');
  return cookie?.value ?? '';
}

/** Seconds until a session ends, asked beside the browser; 0 when it has ended. Asking is no use of it. */
async function secondsLeft({ product }: Place, token: string): Promise<number> {
  const client = createClient({ baseUrl: `${product}/api`, token: () => token });
  try {
    return (await client.call('checkSession', { body: {} })).data.sessionTTL;
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 401) return 0;
    throw fault;
  }
}

/**
 * Moves the clock of the server for the session of a browser: it was signed in so long ago that its twelve hours end in
 * this many seconds; 0 for a session that is over. Waits until the server knows. The window learns of it at its next
 * check, once a minute.
 */
export async function leaveSeconds({ context, database, place }: Aging, seconds: number): Promise<void> {
  const token = await sessionTokenOf(context);
  await database.rows(
    "update sessions set created_at = now() - interval '12 hours' + $2 * interval '1 second' where token_hash = $1",
    createHash('sha256').update(token).digest(),
    seconds,
  );
  await expect.poll(() => secondsLeft(place, token), { timeout: 20_000 }).toBeLessThanOrEqual(seconds);
}

/** Moves that clock back: the session is young, and only its use decides when it ends. */
export async function makeYoung({ context, database, place }: Aging): Promise<void> {
  const token = await sessionTokenOf(context);
  await database.rows(
    'update sessions set created_at = now() where token_hash = $1',
    createHash('sha256').update(token).digest(),
  );
  await expect.poll(() => secondsLeft(place, token), { timeout: 20_000 }).toBeGreaterThan(1800);
}
