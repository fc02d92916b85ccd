import { statement } from '../database/statement';
import type { JobContext } from '../jobs/job';
import type { Mail } from '../ports/mail/mailPort';
import { keepMail, type MailAbout } from './keptMails';

const mailIsSent = statement('mail-is-sent')`select 1 from mails_sent where key = :key`;

const mailNote = statement('mail-note')`insert into mails_sent values (:key, :now) on conflict do nothing`;

/**
 * Sends a mail that nobody has sent under this key: a job that runs again sends nothing more. Only a crash between the
 * mail and its note lets it come twice, with the same id.
 *
 * @param about what a customer is told of: the mail is kept for the timeline. Without it nothing of the mail is kept
 */
export const mailOnce = async (
  { ports, config, now }: Pick<JobContext, 'ports' | 'config' | 'now'>,
  key: string,
  mail: Mail,
  about?: MailAbout,
): Promise<void> => {
  const sent = await mailIsSent.all({ key });
  if (sent.length > 0) return;
  await ports.mail.send({ ...mail, messageId: `${key}@${new URL(config.publicUrl).hostname}` });
  await mailNote.run({ key, now });
  if (about !== undefined) await keepMail(about, mail, now);
};

const mailsForget = statement('mails-forget')`
delete from mails_sent where sent_at < :now::timestamptz - interval '1 year'`;

/** After a year no job is left that could send one of them again. */
export const forgetSentMails = (now: Date): Promise<unknown> => mailsForget.run({ now });
