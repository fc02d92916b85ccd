// eslint-disable-next-line house/no-sleeps -- people think between two calls
import { setTimeout as sleep } from 'node:timers/promises';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../harness/database';
import { rawCall, type RawAnswer, type RawCall } from '../harness/rawCall';
import type { OperationId } from '@dispatch/contract';

/** A person with a draft, signed in. */
interface Writer {
  token: string;
  draft: number;
  /** The last headline whose save was answered. */
  headline: string;
}

/** What callers were answered in a stretch of time. */
interface Answered {
  calls: number;
  /** Told to come again (503 with Retry-After). */
  putOff: number;
  /** Milliseconds of the call that took longest, and of the longest time in which a caller was put off again and again. */
  longestCall: number;
  longestAway: number;
  /** Neither answered nor told to come again. */
  failed: string[];
}

export interface Callers {
  /** Of the time since it was asked before. */
  since: () => Answered;
  end: () => Promise<void>;
  /** Drafts whose last answered save is not in the database. */
  lost: () => Promise<string[]>;
  /** Drafts that were begun once and are there twice. */
  doubled: () => Promise<string[]>;
}

const isClosed = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_SOCKET';

const nothing = (): Answered => ({ calls: 0, putOff: 0, longestCall: 0, longestAway: 0, failed: [] });

/** Sessions as every version stores them: no sign-in is asked, which another version has in another place. */
async function signIn(database: Database, count: number): Promise<Writer[]> {
  const drafts = await database.rows<{ id: number; owner: number }>(
    `select min(distribution_id)::integer as id, user_id as owner from releases where state = 1 group by user_id limit $1`,
    count,
  );
  const writers: Writer[] = [];
  for (const { id, owner } of drafts) {
    const token = randomBytes(32).toString('base64url');
    await database.rows(
      `insert into sessions (token_hash, user_id, created_at, last_used_at) values ($1, $2, now(), now())`,
      createHash('sha256').update(token).digest(),
      owner,
    );
    writers.push({ token, draft: id, headline: '' });
  }
  return writers;
}

/** People who read, save, look through their lists and begin drafts by calls that every version knows, at an address. */
export async function startCallers(
  product: string,
  database: Database,
  { people, atOnce }: { people: number; atOnce: number },
): Promise<Callers> {
  const writers = await signIn(database, people);
  let answered = nothing();
  let isOver = false;

  const work = async (mine: readonly Writer[]): Promise<void> => {
    let [count, awaySince] = [0, 0];
    const call = async (operationId: OperationId, asked: RawCall): Promise<RawAnswer | null> => {
      await sleep(50);
      const begin = performance.now();
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      // A balancer that is led elsewhere closes connections that wait for a next call: browsers send it again on another one,
      // and of those that are kept here each may have been closed.
      const send = async (kept: number): Promise<RawAnswer> => {
        try {
          return await rawCall({ product }, operationId, { ...asked, headers });
        } catch (error) {
          if (kept === 0 || !isClosed(error)) throw error;
          return send(kept - 1);
        }
      };
      const answer = await send(atOnce).catch((error: unknown) => {
        answered.failed.push(`${operationId}: ${String((error as Error).cause ?? error)}`);
        return null;
      });
      const now = performance.now();
      answered.calls += 1;
      answered.longestCall = Math.max(answered.longestCall, now - begin);
      if (answer !== null && answer.status === 503 && answer.headers.has('retry-after')) {
        answered.putOff += 1;
        awaySince ||= begin;
        answered.longestAway = Math.max(answered.longestAway, now - awaySince);
        return null;
      }
      awaySince = 0;
      if (answer === null || answer.status < 400) return answer;
      answered.failed.push(`${operationId}: ${answer.status} ${answer.text.slice(0, 200)}`);
      return null;
    };
    while (!isOver) {
      const writer = mine[count % mine.length];
      if (writer === undefined) return;
      const { token, draft } = writer;
      const found = await call('getRelease', { token, parameters: { id: draft } });
      if (found === null) continue;
      const { distributionVersion } = JSON.parse(found.text) as { distributionVersion: number };
      const headline = `Harbor Robotics opens plant ${count}`;
      const saved = await call('saveDraft', {
        token,
        body: { distributionId: draft, distributionVersion, package: '200', headline },
      });
      if (saved !== null) writer.headline = headline;
      await call('listReleases', { token, query: '?pageNumber=1&limit=10' });
      await call('getMe', { token });
      await call('saveDraft', { token, body: { package: '200', headline: `Another plant ${count}` } });
      await call('listPackages', { token });
      count += 1;
    }
  };
  const working = Array.from({ length: atOnce }, (_, at) =>
    work(writers.filter((_writer, index) => index % atOnce === at)),
  );
  return {
    since: () => {
      const told = answered;
      answered = nothing();
      return told;
    },
    end: async () => {
      isOver = true;
      await Promise.all(working);
    },
    lost: async () => {
      const rows = await database.rows<{ id: number; headline: string }>(
        'select distribution_id as id, headline from releases where distribution_id = any ($1)',
        writers.map(({ draft }) => draft),
      );
      const there = new Map(rows.map(({ id, headline }) => [id, headline]));
      return writers
        .filter(({ draft, headline }) => headline !== '' && there.get(draft) !== headline)
        .map(({ draft, headline }) => `draft ${draft}: '${headline}' is '${there.get(draft) ?? 'gone'}'`);
    },
    doubled: async () => {
      const rows = await database.rows<{ owner: number; headline: string }>(
        `select user_id as owner, headline from releases where headline like 'Another plant %' group by 1, 2 having count(*) > 1`,
      );
      return rows.map(({ owner, headline }) => `'${headline}' of user ${owner}`);
    },
  };
}
