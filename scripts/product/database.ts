import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';
import { Refusal } from '../process/refusal';

/** @throws Refusal saying why not, without user name or password */
export async function refuseUnreachableDatabase(url: string): Promise<void> {
  let client: pg.Client;
  try {
    client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 5000 });
  } catch {
    throw new Refusal(
      'DATABASE_URL cannot be read: it looks like postgresql://user:password@host:5432/database.',
    );
  }
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const place = `${client.host}:${client.port}`;
    throw new Refusal(`DATABASE_URL: the PostgreSQL at ${place} cannot be used: ${reason(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function reason(error: unknown): string {
  const { code = '', errors } = error as NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] };
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing answers there',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'the name of the host cannot be looked up',
    EHOSTUNREACH: 'the host cannot be reached',
    ENETUNREACH: 'the host cannot be reached',
    ENOENT: 'there is no such socket',
    '28P01': 'it refuses this user name or password',
    '28000': 'it refuses this user name',
    '3D000': 'it has no database of that name',
    '53300': 'it has too many connections',
    '57P03': 'it is still starting',
  };
  const known = reasons[code] ?? reasons[errors?.[0]?.code ?? ''];
  if (known !== undefined) return known;
  return code === '' ? 'it does not answer in time, or not as a PostgreSQL does' : `error ${code}`;
}
