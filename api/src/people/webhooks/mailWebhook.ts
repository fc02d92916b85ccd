import { formatMoment, oldSecretHours, screenAddress, webhookLogDays } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

/** What the owner of a webhook is told of: that somebody made it, its secret or another address for it, that it takes nothing, that it is off. */
type Occasion = 'created' | 'secret' | 'address' | 'failing' | 'failures' | 'gone';

/** `at` is when it happened, UTC; `before` the address that was changed. */
type Data = { webhookId: number; occasion: Occasion; at: string; before?: string };

type Told = { title: string; paragraphs: string[]; closing: string[] };

const notYou = 'If it was not you, remove the webhook, and change your password.';
const later = `What it did not get stays in its log for ${webhookLogDays} days. Once your program answers again, switch the webhook on and send all again.`;

const texts: Record<Occasion, (address: string, at: string, before: string) => Told> = {
  created: (address, at) => ({
    title: 'A webhook was added',
    paragraphs: [`what happens to your releases and orders is sent to ${address} from ${at} on.`],
    closing: [notYou],
  }),
  secret: (address, at) => ({
    title: 'A webhook has a new secret',
    paragraphs: [
      `the webhook at ${address} was given a new secret, ${at}. What is sent is signed by the one before as well for ${oldSecretHours} hours: give your program the new one by then.`,
    ],
    closing: [notYou],
  }),
  address: (address, at, before) => ({
    title: 'A webhook has another address',
    paragraphs: [`what was sent to ${before} is sent to ${address} from ${at} on.`],
    closing: [notYou],
  }),
  failing: (address) => ({
    title: 'A webhook takes nothing',
    paragraphs: [
      `for a day the program at ${address} has not taken what we send. It is tried on; after three days the webhook is switched off.`,
    ],
    closing: [],
  }),
  failures: (address) => ({
    title: 'A webhook was switched off',
    paragraphs: [
      `for three days the program at ${address} has not taken what we send, and nothing is sent to it any more.`,
      later,
    ],
    closing: [],
  }),
  gone: (address) => ({
    title: 'A webhook was switched off',
    paragraphs: [
      `the program at ${address} answers that it is gone for ever (410), and nothing is sent to it any more.`,
      later,
    ],
    closing: [],
  }),
};

const webhookToMail = statement('webhook-to-mail')`
select w.address, u.user_id as "userId", u.email, u.first_name as "firstName",
  (select problem from webhook_messages m where m.webhook_id = w.webhook_id and m.tries > 0 and m.problem is not null
    order by m.message_number desc limit 1) as problem
from webhooks w join users u using (user_id) where w.webhook_id = :webhookId and u.deleted_at is null`;

/** About one that was removed meanwhile nothing is sent. */
const mailWebhook: JobHandler<Data> = async ({ webhookId, occasion, at, before = '' }, context) => {
  const row = await webhookToMail.maybe({ webhookId });
  if (row === undefined) return;
  const { address, userId, email, firstName, problem } = row;
  const { title, paragraphs, closing } = texts[occasion](address, formatMoment(new Date(at)), before);
  const isFailing = !['created', 'secret', 'address'].includes(occasion);
  const mail = composeMail(context.config, {
    to: email,
    subject: title,
    title,
    paragraphs: [
      `Hello ${firstName},`,
      ...paragraphs,
      ...(isFailing && problem !== null ? [`The last try: ${problem}`] : []),
    ],
    action: {
      label: 'Open the webhook',
      url: `${context.config.publicUrl}${screenAddress('webhook', { id: webhookId })}`,
    },
    closing,
  });
  await mailOnce(context, `webhook-${webhookId}-${occasion}-${at}`, mail, { userId });
};

export const mailWebhookJob = {
  handler: mailWebhook,
  title: 'Mail about a webhook',
  ...mailing,
} as const satisfies JobPlan;
