import { statement } from '../database/statement';
import type { Mail } from '../ports/mail/mailPort';

/** What a mail is about: of these its reader is known, whose account it has to be. */
export type MailAbout = { userId?: number; orderId?: number; distributionId?: number };

const mostSubject = 400;
const mostText = 20_000;

/** Nothing where the reader is somebody else, such as an editor, who hears of the release of a customer. */
const mailKeep = statement('mail-keep')`
insert into kept_mails (sent_at, user_id, order_id, distribution_id, address, subject, body)
select :now::timestamptz, user_id, :orderId?::integer, :distributionId?::integer, :address::text, :subject::text, :body::text
from users
where user_id = coalesce(:userId?::integer, (select user_id from orders where order_id = :orderId),
    (select user_id from releases where distribution_id = :distributionId))
  and (email = :address or :userId::integer is not null) and deleted_at is null`;

/**
 * Keeps what a customer was told by a mail that was sent, for the timeline of the records that it is about.
 *
 * @param secret what stands in it for its reader alone, such as the token of a link: it is left out
 */
export const keepMail = async (
  { userId = null, orderId = null, distributionId = null }: { [Key in keyof MailAbout]: number | null },
  { to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>,
  now: Date,
  secret?: string,
): Promise<void> => {
  const body = secret === undefined ? text : text.replaceAll(secret, '…');
  await mailKeep.run({
    now,
    userId,
    orderId,
    distributionId,
    address: to,
    subject: subject.slice(0, mostSubject),
    body: body.slice(0, mostText),
  });
};

const keptMailsForget = statement('kept-mails-forget')`
delete from kept_mails where sent_at < :now::timestamptz - make_interval(days => :days)`;

/** Forgets the texts of those that were sent so many days ago. */
export const forgetKeptMails = (days: number, now: Date): Promise<unknown> =>
  keptMailsForget.run({ days, now });
