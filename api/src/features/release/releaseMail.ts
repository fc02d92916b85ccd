import { message, type ReleaseAction } from '@dispatch/contract';
import type { Config } from '../../config';
import { composeMail } from '../../mail/mailLayout';
import type { Mail } from '../../ports/mail/mailPort';

export type ReleaseMailInput = {
  to: string;
  firstName: string;
  headline: string;
  number: number;
  reasons: readonly string[];
  releaseTime: string | null;
  editAddress: string;
  detailsAddress: string;
  publicAddress: string | null;
};

type Content = {
  subject: string;
  title: string;
  paragraphs: string[];
  action: { label: string; url: string };
};

const submitted = ({ headline, number, releaseTime, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is with our editors`,
  title: 'Your release is with our editors',
  paragraphs: [
    `We have received your release “${headline}”.`,
    releaseTime === null
      ? 'Our editors will read it.'
      : `Our editors will read it. It is scheduled for ${releaseTime}.`,
  ],
  action: { label: 'See your release', url: detailsAddress },
});

const held = ({ headline, number, reasons, editAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is on hold: revisions are required`,
  title: message('release-on-hold'),
  paragraphs: [
    `Our editors have put “${headline}” on hold. Please revise the following:`,
    ...reasons.map((reason, place) => `${place + 1}. ${reason}`),
  ],
  action: { label: 'Edit and resubmit your release', url: editAddress },
});

const published = ({ headline, number, publicAddress, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is published`,
  title: 'Your release is published',
  paragraphs: [`“${headline}” is now public.`],
  action: { label: 'Read it', url: publicAddress ?? detailsAddress },
});

const contents: Partial<Record<ReleaseAction, (input: ReleaseMailInput) => Content>> = {
  submit: submitted,
  resubmit: submitted,
  hold: held,
  publish: published,
};

/** The mail that tells the customer of a move; null for a move that they are not told of. */
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
