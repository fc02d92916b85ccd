import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../bench/withProduct';
import { cardProvider } from '../harness/cardProvider';
import type { Database } from '../harness/database';
import { type Mail, mailInbox } from '../harness/mailInbox';
import type { Place } from '../harness/place';
import type { Told } from './customers';

/** What was counted, and what of it was lost or doubled, in words. */
export interface Verdict {
  counts: Record<string, number>;
  lost: string[];
  doubled: string[];
}

interface Row {
  id: number;
  headline: string;
  orders: number[];
  published: number;
  deliveries: string[];
}

const releasesSql = `
select r.distribution_id as id, r.headline,
    (select coalesce(array_agg(order_number), '{}') from orders o where o.distribution_id = r.distribution_id) as orders,
    (select count(*)::integer from release_moves m where m.distribution_id = r.distribution_id and m.action = 'publish') as published,
    (select coalesce(array_agg(delivery_id::text), '{}') from deliveries d join subscribers s using (subscriber_id)
      where d.distribution_id = r.distribution_id and s.is_downstream) as deliveries
  from releases r where r.distribution_id = any ($1)`;

/** The journal of the wire's stand-in, whose last line of a story counts: how often each delivery is in its book. */
const storiesOf = ({ dataDir }: Place): Set<string> =>
  new Set(
    [
      ...readFileSync(join(dataDir, 'standins', 'wire.jsonl'), 'utf8').matchAll(/"deliveryId":"([\w-]+)"/g),
    ].map(([, id]) => id ?? ''),
  );

/** By which mailboxes know that two are one: a mail whose note was lost in a crash is sent again with it. */
const messageId = ({ headers }: Mail): string | undefined =>
  headers.find(({ name }) => name === 'message-id')?.value;

/** Compares what customers were told with the database, the provider's books, the wire's journal and the inbox. */
export async function readBooks(place: Place, database: Database, told: readonly Told[]): Promise<Verdict> {
  const verdict: Verdict = { counts: {}, lost: [], doubled: [] };
  const { counts, lost, doubled } = verdict;
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const rows = await database.rows<Row>(
    releasesSql,
    told.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const charges = (await cardProvider(place).charges()).filter(({ captured }) => captured);
  const chargesOf = new Map<string, number>();
  for (const { metadata } of charges) {
    const id = metadata['distributionId'] ?? '';
    chargesOf.set(id, (chargesOf.get(id) ?? 0) + 1);
  }
  const stories = storiesOf(place);
  const inbox = mailInbox(place);
  const mails = new Map<string, Mail[]>();
  for (const email of new Set(told.map((one) => one.email))) mails.set(email, await inbox.mailsTo(email));

  for (const { id, email, headline, order, isApproved } of told) {
    const row = byId.get(id);
    const name = `release ${id} of ${email}`;
    count('releases');
    // A save whose answer is still on its way may be there already; one that was answered has to be.
    if (row === undefined || !row.headline.startsWith(headline)) lost.push(`${name}: the save '${headline}'`);
    if (row === undefined) continue;
    const charged = chargesOf.get(String(id)) ?? 0;
    if (charged > 1 || row.orders.length > 1)
      doubled.push(`${name}: ${charged} charges, ${row.orders.length} orders`);
    if (charged !== row.orders.length)
      lost.push(`${name}: ${charged} charges and ${row.orders.length} orders`);
    if (order !== null) {
      count('orders');
      if (!row.orders.includes(order)) lost.push(`${name}: order ${order}`);
      const receipts = (mails.get(email) ?? []).filter(({ subject }) =>
        subject.endsWith(` receipt ${order}`),
      );
      const different = new Set(receipts.map(messageId)).size;
      if (different === 0) lost.push(`${name}: the receipt of order ${order}`);
      if (different > 1) doubled.push(`${name}: ${different} receipts of order ${order}`);
      for (const _ of receipts.slice(different)) count('mails that came again with their id');
    }
    if (!isApproved) continue;
    count('publications');
    if (row.published === 0) lost.push(`${name}: it was approved and is not published`);
    if (row.published > 1) doubled.push(`${name}: it was published ${row.published} times`);
    if (row.deliveries.length > 1) doubled.push(`${name}: ${row.deliveries.length} deliveries`);
    if (!row.deliveries.some((delivery) => stories.has(delivery)))
      lost.push(`${name}: the wire has no story of it`);
  }
  counts['charges'] = charges.length;
  counts['mails'] = [...mails.values()].flat().length;
  return verdict;
}

/** Prints what was found. @param unexpected what callers were told that nobody should be @returns whether all is true */
export function sayVerdict({ counts, lost, doubled }: Verdict, unexpected: readonly string[]): boolean {
  say(
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  for (const [title, lines] of Object.entries({
    Lost: lost,
    Doubled: doubled,
    'Told what nobody should be': unexpected,
  })) {
    say(`${title}: ${lines.length}`);
    for (const line of lines.slice(0, 20)) say(`  ${line}`);
  }
  return lost.length + doubled.length + unexpected.length === 0;
}
