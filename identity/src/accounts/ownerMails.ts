import type { Mail, MailPort } from '@dispatch/api/mailPort';
import { statement } from '@dispatch/api/statement';
import type { Logger } from 'pino';
import { sendWhatIsDue } from '../events/sendWhatIsDue';

const keeping = statement('identity-keep-owner-mail')`
insert into identity.owner_mails (account_id, mail, created_at, next_at) values (:account, :mail::jsonb, :now, :now)`;

/** Keeps a mail until the mail server has taken it, in the transaction that surrounds it. */
export const keepOwnerMail = async (account: string, mail: Mail, now: Date): Promise<void> => {
  await keeping.run({ account, mail: JSON.stringify(mail), now });
};

/** Takes the one that is due first, and leaves it for the next try after the pause that its tries have earned. */
const taking = statement('identity-take-owner-mail')`
update identity.owner_mails set attempts = attempts + 1,
    next_at = :now::timestamptz + least(600, 10 * 2 ^ least(attempts, 10)) * interval '1 second'
  where mail_id = (select mail_id from identity.owner_mails where next_at <= :now order by next_at
    limit 1 for update skip locked)
  returning mail_id as "mailId", mail, created_at as "createdAt"`.as<{ mail: Mail }>();

const removing = statement('identity-remove-owner-mail')`
delete from identity.owner_mails where mail_id = :mailId`;

/** Milliseconds after which what a mail tells is no news any more. */
const useful = 2 * 86_400_000;

/** Sends what is due, one after the other, until nothing is. Several processes share the work. */
export const sendOwnerMails = (port: MailPort, clock: () => Date, log: Logger): Promise<void> =>
  sendWhatIsDue({
    take: (now) => taking.maybe({ now }),
    send: async ({ mail }, isLast) => {
      try {
        await port.send(mail);
        return true;
      } catch (error) {
        log.error({ err: error }, isLast ? 'A mail is given up' : 'A mail is tried again later');
        return false;
      }
    },
    remove: ({ mailId }) => removing.run({ mailId }),
    useful,
    clock,
  });
