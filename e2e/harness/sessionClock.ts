import { ApiError, createClient } from '@dispatch/contract';
import { expect, type BrowserContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { Database } from './database';
import type { Place } from './place';

export interface Aging {
  context: BrowserContext;
  database: Database;
  place: Place;
}

export async function sessionTokenOf(context: BrowserContext): Promise<string> {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'prw.sid');
  return cookie?.value ?? '';
}

/** Seconds until a session ends, asked beside the browser; 0 when it has ended. Asking is no use of it. */
export async function secondsLeft({ product }: Place, token: string): Promise<number> {
  const client = createClient({ baseUrl: `${product}/api`, token: () => token });
  try {
    return (await client.call('checkSession', { body: {} })).data.sessionTTL;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 0;
    throw error;
  }
}

/** The API reads it anew instead of remembering it for some seconds. Answers how to ask for the seconds left. */
async function signedInAgo({ context, database, place }: Aging, ago: string): Promise<() => Promise<number>> {
  const token = await sessionTokenOf(context);
  await database.row(
    `with moved as (
       update sessions set created_at = now() - $2::interval where token_hash = $1 returning session_id
     )
     select pg_notify('session_ended', json_build_object('sessionId', session_id)::text) from moved`,
    createHash('sha256').update(token).digest(),
    ago,
  );
  return () => secondsLeft(place, token);
}

/** So that its twelve hours end in this many seconds. The window learns of it at its next check, once a minute. */
export async function leaveSeconds(aging: Aging, seconds: number): Promise<void> {
  const left = await signedInAgo(aging, `12 hours -${seconds} seconds`);
  await expect.poll(left).toBeLessThanOrEqual(seconds);
}

export async function makeYoung(aging: Aging): Promise<void> {
  const left = await signedInAgo(aging, '0 seconds');
  await expect.poll(left).toBeGreaterThan(1800);
}
