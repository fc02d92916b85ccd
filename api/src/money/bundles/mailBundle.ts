import { formatMoment, message } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail, type MailContent } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

const bundleToMail = statement('bundle-to-mail')`
select l.quantity - l.used as "left!", p.name as package, l.expiration_date as expires, u.email, u.first_name, u.user_id
from bundle_lots l join packages p on p.package_id = l.package join users u on u.user_id = l.user_id
where l.bundle_lot_id = :bundleLotId and u.deleted_at is null`;

type Told = { releases: string; until: string; left: number };
type Content = MailContent & { subject: string };
/** How many releases a change gave or took, where that is told. */
type Payload =
  | { bundleLotId: number; about: 'gift' | 'expiry' }
  | { bundleLotId: number; about: 'more' | 'less'; added: number; change: string };

const contents: Record<Payload['about'], (told: Told) => Content> = {
  gift: ({ releases, until }) => ({
    subject: `${releases} for you`,
    title: 'You have been given a bundle',
    paragraphs: [`We have put ${releases} into your account. Use them until ${until}.`],
  }),
  more: ({ releases, until }) => ({
    subject: `${releases} more for you`,
    title: 'You have been given more releases',
    paragraphs: [`We have put ${releases} more into your account. Use them until ${until}.`],
  }),
  less: ({ releases, until, left }) => ({
    subject: `${releases} taken out of your account`,
    title: 'Prepaid releases were taken out of your account',
    paragraphs: [
      `We have taken ${releases} out of your account. ${left > 0 ? `Of this bundle ${left} ${left === 1 ? 'is' : 'are'} left. Use ${left === 1 ? 'it' : 'them'} until ${until}.` : 'None of this bundle is left.'}`,
    ],
  }),
  expiry: ({ releases, until }) => ({
    subject: message('bundles-expiring'),
    title: message('bundles-expiring'),
    paragraphs: [`${releases} in your account expire on ${until}.`],
  }),
};

/** What the mail tells: one that is tried again is the same. */
const keyOf = (payload: Payload, expires: Date): string => {
  const { bundleLotId: id, about } = payload;
  if (about === 'more' || about === 'less') return `lot-${id}-${about}-${payload.change}`;
  return about === 'gift' ? `lot-${id}-gift` : `lot-${id}-expiry-${expires.getTime()}`;
};

/** Tells the owner of a lot that it was given, that some were added or taken away, or that it expires soon. */
const mailBundle: JobHandler<Payload> = async (payload, context) => {
  const { config, now } = context;
  const row = await bundleToMail.maybe({ bundleLotId: payload.bundleLotId });
  if (row === undefined) return;
  const { package: name, expires, email, first_name: firstName } = row;
  const left = expires < now ? 0 : row.left;
  // What is not there any more is only told as taken away.
  if (left <= 0 && payload.about !== 'less') return;
  const count = 'added' in payload ? payload.added : left;
  const releases = `${count} prepaid ${name} ${count === 1 ? 'release' : 'releases'}`;
  const content = contents[payload.about]({ releases, until: formatMoment(expires), left });
  await mailOnce(
    context,
    keyOf(payload, expires),
    composeMail(config, {
      ...content,
      to: email,
      paragraphs: [`Hello ${firstName},`, ...content.paragraphs],
      action: { label: 'See your releases', url: `${config.publicUrl}/` },
      ...(payload.about === 'less' ? { closing: [`Questions? Write to ${config.editorialMailbox}.`] } : {}),
    }),
    { userId: row.user_id },
  );
};

export const mailBundleJob = {
  handler: mailBundle,
  title: 'Mail a customer about a bundle',
  ...mailing,
} as const satisfies JobPlan;
