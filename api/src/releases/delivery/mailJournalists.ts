import { inTransaction } from '../../platform/database/database';
import { statement, variants } from '../../platform/database/statement';
import { takeOfMinute } from '../../platform/http/rateLimits';
import type { JobContext, JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { withholdAddress } from '../journalists/addresses';
import {
  findPublished,
  isPublic,
  lastCorrection,
  type PublishedRelease,
} from '../lifecycle/publishedRelease';
import { Release } from '../lifecycle/Release';
import { type Mail, MailRefused } from '../../platform/ports/mail/mailPort';
import { correctionMails, journalistMails, type JournalistMail } from './journalistMail';

/** How many mails of a batch are on their way at the same time. */
const atOnce = 5;
/** After so many tries, refusals that may pass are taken as refusals. */
const mostTries = 6;

/** Both have the same columns: who is mailed a release, and who hears of what became of it. */
const tables = { table: ['mails', 'corrections'] } as const;
type Table = (typeof tables)['table'][number];

/** Whoever gets the row sends the mail: a second run finds it taken. One who is gone by now gets none. */
const journalistMailClaim = variants(
  'journalist-mail-claim',
  tables,
  ({ table }) => `
update journalist_${table} m set tries = tries + 1, state = case when j.address is null then 'withheld' else 'sending' end
from (values (1)) one left join journalists j on j.address_hash = :addressHash
  and not exists (select from withheld_addresses where address_hash = :addressHash)
where m.distribution_id = :id and m.address_hash = :addressHash and m.state = 'waiting'
returning j.address as to, m.tries`,
);

const journalistMailSettle = variants(
  'journalist-mail-settle',
  tables,
  ({ table }) => `
update journalist_${table} set state = :state, try_at = :tryAt
      where distribution_id = :id and address_hash = :hash and state = 'sending'`,
);

/** A release and who of which table is mailed about it. */
type Batch = { distributionId: number; table: Table; mailTo: (person: JournalistMail) => Mail };

const settle = (
  { distributionId: id, table }: Batch,
  hash: string,
  state: 'waiting' | 'sent' | 'refused',
  tryAt: Date,
): Promise<unknown> => journalistMailSettle({ table }).run({ id, hash, state, tryAt });

const sendTo = async (batch: Batch, addressHash: string, { ports, now }: JobContext): Promise<void> => {
  const { distributionId: id, table, mailTo } = batch;
  const claimed = await journalistMailClaim({ table }).maybe({ id, addressHash });
  if (claimed === undefined || claimed.to === null) return;
  const { to, tries } = claimed;
  try {
    await ports.mail.send(mailTo({ to, addressHash }));
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      await settle(batch, addressHash, 'waiting', now);
      throw error;
    }
    const isLater = error.kind === 'later' && tries < mostTries;
    await inTransaction(async () => {
      const tryAt = new Date(now.getTime() + 60_000 * 2 ** tries);
      await settle(batch, addressHash, isLater ? 'waiting' : 'refused', tryAt);
      if (error.kind === 'address') await withholdAddress(addressHash, 'bounced', now);
    });
    return;
  }
  await settle(batch, addressHash, 'sent', now);
};

/** Some at the same time. What fails for one ends the others after their mail. */
const sendAll = async (hashes: readonly string[], send: (hash: string) => Promise<void>): Promise<void> => {
  const left = hashes.values();
  const work = async (): Promise<void> => {
    for (const hash of left) await send(hash);
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};

const journalistMailsNext = variants(
  'journalist-mails-next',
  tables,
  ({ table }) => `
select address_hash as hash, try_at as "tryAt" from journalist_${table}
 where distribution_id = :distributionId and state = 'waiting' order by try_at, address_hash limit :limit`,
);

const correctionAsked = statement('journalist-correction-asked')`
select occasion from journalist_corrections where distribution_id = :distributionId and state = 'waiting' limit 1`;

const readPublished = async (distributionId: number): Promise<PublishedRelease | null> => {
  const saved = await Release.findByPk(distributionId, { rejectOnEmpty: true });
  return findPublished(`${saved.slug ?? ''}-${saved.prwebPressReleaseId}`);
};

/**
 * Mails the next batch, as many in a minute as all releases together may, and has the rest done by the same job after it.
 */
const mailBatch = async (
  batch: Batch,
  job: 'mail-journalists' | 'mail-corrections',
  context: JobContext,
): Promise<void> => {
  const { config, now } = context;
  const { distributionId, table } = batch;
  const { perMinute, perBatch } = config.journalistMails;
  const next = (limit: number) => journalistMailsNext({ table }).all({ distributionId, limit });
  const waiting = await next(Math.min(perBatch, perMinute));
  const hashes = waiting.filter(({ tryAt }) => tryAt <= now).map(({ hash }) => hash);
  const later =
    hashes.length === 0 ? null : await takeOfMinute('journalist-mails', hashes.length, perMinute, now);
  if (later === null) await sendAll(hashes, (hash) => sendTo(batch, hash, context));
  const [first] = await next(1);
  if (first === undefined) return;
  const startAfter = later ?? (first.tryAt > now ? first.tryAt : now);
  await enqueue(job, { distributionId }, { startAfter, singletonKey: String(distributionId) });
};

/** Mails a release to journalists. What is taken down meanwhile is sent to nobody more. */
const mailJournalists: JobHandler<{ distributionId: number }> = async ({ distributionId }, context) => {
  const release = await readPublished(distributionId);
  if (release === null || !isPublic(release)) return;
  const mailTo = journalistMails(release, context.config);
  await mailBatch({ distributionId, table: 'mails', mailTo }, 'mail-journalists', context);
};

/** Mails its correction to journalists who got a release, or that it was withdrawn; of that no correction is sent any more. */
const mailCorrections: JobHandler<{ distributionId: number }> = async ({ distributionId }, context) => {
  const release = await readPublished(distributionId);
  const asked = await correctionAsked.maybe({ distributionId });
  if (release === null || asked === undefined) return;
  const isWithdrawn = asked.occasion === 'withdrawal';
  if (!isWithdrawn && !isPublic(release)) return;
  const correction = isWithdrawn ? null : await lastCorrection(release);
  const mailTo = correctionMails(release, context.config, { isWithdrawn, note: correction?.note ?? '' });
  await mailBatch({ distributionId, table: 'corrections', mailTo }, 'mail-corrections', context);
};

export const mailJournalistsJob = {
  handler: mailJournalists,
  title: 'Mail a release to journalists',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 600,
  atOnce: 4,
  policy: 'short',
} as const satisfies JobPlan;

export const mailCorrectionsJob = {
  ...mailJournalistsJob,
  handler: mailCorrections,
  title: 'Mail a correction to journalists',
} as const satisfies JobPlan;
