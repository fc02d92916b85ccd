import { type Cents, formatMoney, message, type ReleaseAction } from '@dispatch/contract';
import type { Config } from '../../platform/settings/config';
import { composeMail, type MailContent, type Quoted, said } from '../../platform/mail/mailLayout';
import type { Mail } from '../../platform/ports/mail/mailPort';

export type ReleaseMailInput = {
  to: string;
  siteName: string;
  firstName: string;
  headline: Quoted;
  number: number;
  reasons: readonly string[];
  /** What goes back with this move, and the kinds of discounts that can be used again. */
  refunded: Cents;
  /** By which way, and when it arrives. */
  moneyWay: string;
  returned: readonly string[];
  releaseTime: string | null;
  editAddress: string;
  detailsAddress: string;
  publicAddress: string | null;
  deskAddress: string;
  dashboardAddress: string;
};

type Content = MailContent & { subject: string };

const submitted = ({ headline, number, releaseTime, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is with our editors`,
  title: 'Your release is with our editors',
  paragraphs: [
    said`We have received your release “${headline}”.`,
    releaseTime === null
      ? 'Our editors will read it.'
      : `Our editors will read it. It is scheduled for ${releaseTime}.`,
  ],
  action: { label: 'See your release', url: detailsAddress },
});

const numbered = (reasons: readonly string[]): string[] =>
  reasons.map((reason, place) => `${place + 1}. ${reason}`);

const held = ({ headline, number, reasons, editAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is on hold: revisions are required`,
  title: message('release-on-hold'),
  paragraphs: [
    said`Our editors have put “${headline}” on hold. Please revise the following:`,
    ...numbered(reasons),
  ],
  action: { label: 'Edit and resubmit your release', url: editAddress },
});

const heldLocked = ({ headline, number, reasons, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is on hold`,
  title: 'Your release is on hold',
  paragraphs: [
    said`Our editors have put “${headline}” on hold:`,
    ...numbered(reasons),
    'It cannot be edited while our editors look into this.',
  ],
  action: { label: 'See your release', url: detailsAddress },
});

const heldLimited = (input: ReleaseMailInput): Content => {
  const { paragraphs, ...content } = held(input);
  const otherwise = `As it is, it can only be published on ${input.siteName}, and nowhere else.`;
  return { ...content, paragraphs: [...paragraphs, otherwise] };
};

const unlocked = ({ headline, number, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is no longer on hold`,
  title: 'Your release is with our editors again',
  paragraphs: [said`“${headline}” is no longer on hold. Our editors will read it.`],
  action: { label: 'See your release', url: detailsAddress },
});

const approvedForOwnSite = (input: ReleaseMailInput): Content => ({
  subject: `REL-${input.number} is approved for ${input.siteName} alone`,
  title: `Your release is approved for ${input.siteName} alone`,
  paragraphs: [said`“${input.headline}” will be published on ${input.siteName}, and sent nowhere else.`],
  action: { label: 'See your release', url: input.detailsAddress },
});

const proposed = ({ headline, number, reasons, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} awaits your approval`,
  title: 'Your release awaits your approval',
  paragraphs: [
    said`Our editors have changed “${headline}”:`,
    ...reasons,
    'It is published when you have accepted the changes. If you decline them, our editors will read it again as it was.',
  ],
  action: { label: 'See the changes', url: detailsAddress },
});

const accepted = ({ headline, number, deskAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number}: the changes are accepted`,
  title: 'The changes are accepted',
  paragraphs: [said`The customer has accepted your changes of “${headline}”.`],
  action: { label: 'See the release', url: deskAddress },
});

const declined = ({ headline, number, reasons, deskAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number}: the changes are declined`,
  title: 'The changes are declined',
  paragraphs: [
    said`The customer has declined your changes. “${headline}” is in editorial review again, as it was before.`,
    ...reasons,
  ],
  action: { label: 'See the release', url: deskAddress },
});

const moneyBack = ({ refunded, moneyWay, returned }: ReleaseMailInput): string[] => [
  ...(refunded > 0 ? [`Your money goes back: ${formatMoney(refunded)}. ${moneyWay}`] : []),
  ...(returned.includes('bundle') ? ['Your prepaid release can be used again.'] : []),
  ...(returned.some((type) => type !== 'bundle') ? ['Your coupon can be used again.'] : []),
];

const refused = (input: ReleaseMailInput): Content => ({
  subject: `REL-${input.number} is refused`,
  title: 'Your release is refused',
  paragraphs: [
    said`Our editors cannot publish “${input.headline}”. It is refused for good:`,
    ...input.reasons,
    ...moneyBack(input),
  ],
  action: { label: 'See your release', url: input.detailsAddress },
});

const takenDown = ({ headline, number, reasons, dashboardAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} has been taken down`,
  title: 'Your release has been taken down',
  paragraphs: [said`“${headline}” is no longer public. It was taken down:`, ...reasons],
  action: { label: 'See your releases', url: dashboardAddress },
});

const published = ({ headline, number, publicAddress, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is published`,
  title: 'Your release is published',
  paragraphs: [said`“${headline}” is now public.`],
  action: { label: 'Read it', url: publicAddress ?? detailsAddress },
});

const republished = ({
  headline,
  number,
  reasons,
  publicAddress,
  detailsAddress,
}: ReleaseMailInput): Content => ({
  subject: `REL-${number} has been corrected`,
  title: 'Your release has been corrected',
  paragraphs: [said`The page of “${headline}” shows a corrected version.`, ...reasons],
  action: { label: 'Read it', url: publicAddress ?? detailsAddress },
});

const contents: Partial<Record<ReleaseAction, (input: ReleaseMailInput) => Content>> = {
  submit: submitted,
  resubmit: submitted,
  hold: held,
  holdLocked: heldLocked,
  holdLimited: heldLimited,
  unlock: unlocked,
  approveOwnSite: approvedForOwnSite,
  approveWithChanges: proposed,
  accept: accepted,
  decline: declined,
  refuse: refused,
  publish: published,
  republish: republished,
  takeDown: takenDown,
};

/** The mail that tells of a move; null for a move that nobody is told of. */
export const releaseMail = (
  action: ReleaseAction,
  settings: Pick<Config, 'siteName'>,
  input: ReleaseMailInput,
): Mail | null => {
  const content = contents[action]?.(input);
  if (content === undefined) return null;
  const paragraphs = [`Hello ${input.firstName},`, ...content.paragraphs];
  return composeMail(settings, { ...content, to: input.to, paragraphs });
};
