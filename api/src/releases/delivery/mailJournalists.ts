import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { takeOfMinute } from '../../platform/http/rateLimits';
import type { JobContext, JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { withholdAddress } from '../journalists/addresses';
import { findPublished, isPublic } from '../lifecycle/publishedRelease';
import { Release } from '../lifecycle/Release';
import { type Mail, MailRefused } from '../../platform/ports/mail/mailPort';
import type { Channel } from './channel';
import { journalistMails, type JournalistMail } from './journalistMail';

/** How many mails of a batch are on their way at the same time. */
const atOnce = 5;
/** After so many tries, refusals that may pass are taken as refusals. */
const mostTries = 6;

const journalistsGather = statement('journalists-gather')`
insert into journalist_mails (distribution_id, address_hash, try_at)
select distinct :distributionId::integer, j.address_hash, :now::timestamptz
from journalist_list_members m join journalists j using (journalist_id)
where m.journalist_list_id = any(:cjlSelected::integer[])
on conflict do nothing returning 1 as waits`;

/** To everybody on the lists that were chosen, once however many of them somebody is on. */
export const toJournalists: Channel = async ({ distributionId, cjlSelected }, { now }) => {
  if (cjlSelected.length === 0) return;
  const waiting = await journalistsGather.all({ distributionId, cjlSelected, now });
  if (waiting.length > 0)
    await enqueue('mail-journalists', { distributionId }, { singletonKey: String(distributionId) });
};

/** Whoever gets the row sends the mail: a second run finds it taken. One who is gone by now gets none. */
const journalistMailClaim = statement('journalist-mail-claim')`
update journalist_mails m set tries = tries + 1, state = case when j.address is null then 'withheld' else 'sending' end
from (values (1)) one left join journalists j on j.address_hash = :addressHash
  and not exists (select from withheld_addresses where address_hash = :addressHash)
where m.distribution_id = :id and m.address_hash = :addressHash and m.state = 'waiting'
returning j.address as to, m.tries`;

const journalistMailSettle = statement('journalist-mail-settle')`
update journalist_mails set state = :state, try_at = :tryAt
      where distribution_id = :id and address_hash = :hash and state = 'sending'`;

const settle = (
  id: number,
  hash: string,
  state: 'waiting' | 'sent' | 'refused',
  tryAt: Date,
): Promise<unknown> => journalistMailSettle.run({ id, hash, state, tryAt });

const sendTo = async (
  id: number,
  addressHash: string,
  mailTo: (person: JournalistMail) => Mail,
  { ports, now }: JobContext,
): Promise<void> => {
  const claimed = await journalistMailClaim.maybe({ id, addressHash });
  if (claimed === undefined || claimed.to === null) return;
  const { to, tries } = claimed;
  try {
    await ports.mail.send(mailTo({ to, addressHash }));
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      await settle(id, addressHash, 'waiting', now);
      throw error;
    }
    const isLater = error.kind === 'later' && tries < mostTries;
    await inTransaction(async () => {
      await settle(
        id,
        addressHash,
        isLater ? 'waiting' : 'refused',
        new Date(now.getTime() + 60_000 * 2 ** tries),
      );
      if (error.kind === 'address') await withholdAddress(addressHash, 'bounced', now);
    });
    return;
  }
  await settle(id, addressHash, 'sent', now);
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

const journalistMailsNext = statement('journalist-mails-next')`
select address_hash as hash, try_at as "tryAt" from journalist_mails
 where distribution_id = :distributionId and state = 'waiting' order by try_at, address_hash limit :limit`;

/**
 * Mails a release to the next batch of journalists, as many in a minute as all releases together may, and has the rest
 * done by a job after it. What is taken down meanwhile is sent to nobody more.
 */
const mailJournalists: JobHandler<{ distributionId: number }> = async ({ distributionId }, context) => {
  const { config, now } = context;
  const { perMinute, perBatch } = config.journalistMails;
  const saved = await Release.findByPk(distributionId, { rejectOnEmpty: true });
  const release = await findPublished(`${saved.slug ?? ''}-${saved.prwebPressReleaseId}`);
  if (release === null || !isPublic(release)) return;
  const next = (limit: number) => journalistMailsNext.all({ distributionId, limit });
  const waiting = await next(Math.min(perBatch, perMinute));
  const batch = waiting.filter(({ tryAt }) => tryAt <= now).map(({ hash }) => hash);
  const later =
    batch.length === 0 ? null : await takeOfMinute('journalist-mails', batch.length, perMinute, now);
  if (later === null) {
    const mailTo = journalistMails(release, config);
    await sendAll(batch, (hash) => sendTo(distributionId, hash, mailTo, context));
  }
  const [first] = await next(1);
  if (first === undefined) return;
  const startAfter = later ?? (first.tryAt > now ? first.tryAt : now);
  await enqueue('mail-journalists', { distributionId }, { startAfter, singletonKey: String(distributionId) });
};

export const mailJournalistsJob = {
  handler: mailJournalists,
  title: 'Mail a release to journalists',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 600,
  pollingSeconds: 1,
  atOnce: 4,
  policy: 'short',
} as const satisfies JobPlan;
