import { type Cents, formatDay, formatMoney, packageTraits, screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail, type MailContent } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import type { RenewedLine } from './renewalPurpose';

type Row = {
  name: string;
  contents: RenewedLine[];
  due_at: Date;
  notice_cents: Cents | null;
  next_attempt_at: Date | null;
  ended_at: Date | null;
  card: string;
  email: string;
  first_name: string;
  user_id: number;
};

const renewalToMail = statement('renewal-to-mail')`
select s.name, s.contents, s.due_at, s.notice_cents, s.next_attempt_at, s.ended_at,
  coalesce(m.brand || ' card ending in ' || m.last_four, 'card') as "card!", u.email, u.first_name, u.user_id
from subscriptions s
join users u using (user_id)
left join payment_methods m using (payment_method_id)
where s.subscription_id = :subscriptionId and u.deleted_at is null`.as<{ contents: RenewedLine[] }>();

type Content = MailContent & { subject: string };

const bundlesOf = ({ contents }: Row): string =>
  contents
    .map(({ packageId, quantity }) => `${quantity} ${packageTraits[packageId].name} releases`)
    .join(', ');

const contentOf: Record<'notice' | 'failed' | 'ended', (row: Row, url: string, reason: string[]) => Content> =
  {
    notice: (row, url) => ({
      subject: `“${row.name}” renews on ${formatDay(row.due_at)}`,
      title: `Your bundle renews on ${formatDay(row.due_at)}`,
      paragraphs: [
        `“${row.name}” renews for another year: ${bundlesOf(row)}.`,
        `We will charge ${formatMoney(row.notice_cents ?? (0 as Cents))} to your ${row.card}, no sooner than two weeks from now.`,
        'You need not do anything. If you do not want this, cancel the renewal in your settings before that day.',
      ],
      action: { label: 'See or cancel the renewal', url },
    }),
    failed: (row, url, reason) => ({
      subject: `“${row.name}” could not be renewed`,
      title: 'Your bundle could not be renewed',
      paragraphs: [
        `We could not charge your ${row.card} for “${row.name}”.`,
        ...reason,
        `We will try again on ${formatDay(row.next_attempt_at)}. You can choose another card, or cancel the renewal, in your settings.`,
      ],
      action: { label: 'Choose another card', url },
    }),
    ended: (row, url, reason) => ({
      subject: `“${row.name}” does not renew any more`,
      title: 'Your renewal has ended',
      paragraphs: [
        `We could not charge your ${row.card} for “${row.name}”, and have stopped trying. You were not charged.`,
        ...reason,
        'What you have bought stays. You can buy bundles again in the store whenever you like.',
      ],
      action: { label: 'See your settings', url },
    }),
  };

/** Tells the owner of a subscription that it renews soon, was refused, or has ended because of that. */
const mailRenewal: JobHandler<{
  subscriptionId: number;
  about: 'notice' | 'failed' | 'ended';
  reason: string | null;
}> = async ({ subscriptionId, about, reason }, context) => {
  const { config } = context;
  const row = await renewalToMail.maybe({ subscriptionId });
  // What was cancelled meanwhile, or is paid already, is told no more.
  if (row === undefined || (row.ended_at !== null) !== (about === 'ended')) return;
  if (about === 'failed' && row.next_attempt_at === null) return;
  const url = `${config.publicUrl}${screenAddress('accountSettings')}#subscriptions`;
  const content = contentOf[about](row, url, reason === null ? [] : [reason]);
  const paragraphs = [`Hello ${row.first_name},`, ...content.paragraphs];
  const mail = composeMail(config, { ...content, to: row.email, paragraphs });
  // One notice for each year and price, and one mail for each attempt that failed.
  const of = about === 'failed' ? row.next_attempt_at : row.due_at;
  const price = about === 'notice' ? `-${row.notice_cents ?? 0}` : '';
  await mailOnce(context, `renewal-${subscriptionId}-${about}-${of?.getTime() ?? ''}${price}`, mail, {
    userId: row.user_id,
  });
};

export const mailRenewalJob = {
  handler: mailRenewal,
  title: 'Mail a customer about a renewal',
  ...mailing,
} as const satisfies JobPlan;
