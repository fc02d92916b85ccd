import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../harness/database';
import { demo } from '../../harness/people';
import { plantDue } from './dueReleases';
import { reach, report } from './report';

/** Seconds that the receiver takes for each story. */
const answersAfter = 8;

/** A receiver of stories that takes its time. */
export async function startSlowReceiver(): Promise<{ authority: string; stop: () => void }> {
  const server = createServer((request, response) => {
    request.resume();
    // eslint-disable-next-line house/no-sleeps -- a slow receiver is what is asked for
    setTimeout(() => response.end('{}'), answersAfter * 1000);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    authority: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const takenSql = `
select count(*)::integer as count from deliveries join subscribers using (subscriber_id)
 where distribution_id >= $1 and name = $2 and state = 'taken'`;

/** Releases of one second for a subscriber that answers after 8 s, and for one beside it that answers at once. */
export async function deliverToSlow(
  database: Database,
  authority: string,
  stories: number,
): Promise<boolean> {
  await database.rows(
    `update subscribers set address = $1, topics = '{}', companies = '{}', retry_at = null, failures = 0 where name = 'Cedar Wire'`,
    `http://${authority}/stories`,
  );
  await database.rows(
    `update users set feature_overrides = '{"userSendDistributionToIris": true}' where email = $1`,
    demo('customer').email,
  );
  const due = await plantDue(database, stories);
  const takenBy = (name: string) => async () =>
    (await database.row<{ count: number }>(takenSql, due.first, name)).count;
  const [[quick = NaN], [slow = NaN]] = (await Promise.all(
    ['Downstream system', 'Cedar Wire'].map((name) => reach(takenBy(name), due.at, [stories])),
  )) as [number[], number[]];
  const inTurn = stories * answersAfter;
  return report(
    quick < inTurn / 4 && slow < inTurn,
    `${stories} stories for a wire that answers after ${answersAfter} s: all taken after ${slow.toFixed(0)} s (one after the other: ${inTurn} s); by another wire after ${quick.toFixed(1)} s`,
  );
}
