import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import type { BookPage, PaymentsPort } from '../../platform/ports/payments/paymentsPort';
import { configuredProviders } from '../../platform/ports/payments/providers';
import {
  compareCharges,
  comparePayments,
  compareRefunds,
  compareRequests,
  comparisonKeep,
} from './comparisonSql';

type Difference = {
  kind: string;
  subject: string;
  orderId: number | null;
  refundRequestId: number | null;
  ourCents: number | null;
  providerCents: number | null;
};

const days = 35;
const hour = 3_600_000;
/** A payment that changed within these minutes is being settled. */
const settlingMinutes = 10;
/** More would say no more: then everything differs. */
const mostKept = 10_000;

/** Reads one book page by page; answers what of it was seen, and how many entries there are. */
const readBook = async <Entry>(
  load: (after: string | null) => Promise<BookPage<Entry>>,
  nameOf: (entry: Entry) => string | null,
  compare: (entries: Entry[]) => Promise<void>,
): Promise<{ names: Set<string | null>; count: number }> => {
  const names = new Set<string | null>();
  let count = 0;
  let after: string | null = null;
  do {
    const page: BookPage<Entry> = await load(after);
    for (const entry of page.entries) names.add(nameOf(entry));
    count += page.entries.length;
    await compare(page.entries);
    after = page.next;
  } while (after !== null);
  return { names, count };
};

/** Reads our rows a thousand at a time; answers those that the provider's book has not shown. */
const unseen = async (
  rows: typeof comparePayments | typeof compareRequests,
  ours: { since: Date; before: Date; provider: string },
  seen: Set<string | null>,
) => {
  const missing: Difference[] = [];
  for (let key = 0, count = -1; count !== 0;) {
    const page = await rows.all({ ...ours, key });
    missing.push(...page.filter(({ seenAs }) => !seen.has(seenAs)));
    key = page.at(-1)?.key ?? key;
    count = page.length;
  }
  return missing;
};

const compare = async (payments: PaymentsPort, now: Date) => {
  const since = new Date(now.getTime() - days * 24 * hour);
  const settled = new Date(now.getTime() - settlingMinutes * 60_000);
  const found: Difference[] = [];
  const charges = await readBook(
    (after) => payments.listCharges(since, after),
    ({ id }) => id,
    async (entries) => {
      found.push(...(await compareCharges.all({ entries: JSON.stringify(entries), settled })));
    },
  );
  const refunds = await readBook(
    (after) => payments.listRefunds(since, after),
    ({ id, status }) => (status === 'failed' ? null : id),
    async (entries) => {
      const kept = entries.filter(({ status }) => status !== 'failed');
      found.push(...(await compareRefunds.all({ entries: JSON.stringify(kept) })));
    },
  );
  // Our clock and the provider's may differ: what is as old as the beginning of the books is left out.
  const before = new Date(now.getTime() - (payments.booksLagHours ?? 0) * hour);
  const ours = { since: new Date(since.getTime() + hour), before, provider: payments.provider };
  found.push(...(await unseen(comparePayments, ours, charges.names)));
  found.push(...(await unseen(compareRequests, ours, refunds.names)));
  return { found, charges: charges.count, refunds: refunds.count };
};

const comparisonFailed = statement('comparison-failed')`update provider_comparison set failed_at = :now`;

/**
 * Compares what we have taken and given back with the providers' books of the last 35 days: what differs stands in a
 * list until both agree again. A provider's silence is noted, and all are asked again.
 */
export const compareWithProvider: JobHandler = async (_payload, { ports, now }) => {
  try {
    const books: Awaited<ReturnType<typeof compare>>[] = [];
    for (const provider of configuredProviders(ports.payments)) books.push(await compare(provider, now));
    const count = (kind: 'charges' | 'refunds') => books.reduce((total, book) => total + book[kind], 0);
    await comparisonKeep.run({
      found: JSON.stringify(books.flatMap(({ found }) => found).slice(0, mostKept)),
      now,
      charges: count('charges'),
      refunds: count('refunds'),
    });
  } catch (error) {
    await comparisonFailed.run({ now });
    throw error;
  }
};

export const compareWithProviderJob = {
  handler: compareWithProvider,
  title: 'Compare with the card provider',
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 3600,
  policy: 'short',
  cron: '30 3 * * *',
} as const satisfies JobPlan;
