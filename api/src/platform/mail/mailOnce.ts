import { query } from '../database/database';
import type { JobContext } from '../jobs/job';
import type { Mail } from '../ports/mail/mailPort';

/**
 * Sends a mail that nobody has sent under this key: a job that runs again sends nothing more. Only a crash between the
 * mail and its note lets it come twice, with the same id.
 */
export const mailOnce = async (
  { ports, config, now }: Pick<JobContext, 'ports' | 'config' | 'now'>,
  key: string,
  mail: Mail,
): Promise<void> => {
  const sent = await query('mail-is-sent', 'select 1 from mails_sent where key = $1', [key]);
  if (sent.length > 0) return;
  await ports.mail.send({ ...mail, messageId: `${key}@${new URL(config.publicUrl).hostname}` });
  await query('mail-note', 'insert into mails_sent values ($1, $2) on conflict do nothing', [key, now]);
};

/** After a year no job is left that could send one of them again. */
export const forgetSentMails = (now: Date): Promise<unknown> =>
  query('mails-forget', `delete from mails_sent where sent_at < $1::timestamptz - interval '1 year'`, [now]);
