import { type Article, articleOf, companyOf } from '@dispatch/contract';
import type { Config } from '../../platform/settings/config';
import type { PublishedRelease } from '../lifecycle/publishedRelease';
import { composeMail, type Quoted } from '../../platform/mail/mailLayout';
import { releaseContent } from '../lifecycle/releaseContent';
import type { Mail } from '../../platform/ports/mail/mailPort';
import { unsubscribeToken } from '../journalists/unsubscribeToken';

type Settings = Pick<Config, 'siteName' | 'publicUrl' | 'brand' | 'addresses' | 'unsubscribeSecret'>;

export type JournalistMail = { to: string; addressHash: string };

const contactText = ({ contacts: [contact] }: Article): string[] =>
  contact === undefined
    ? []
    : [
        `Contact: ${[contact.name, contact.company, ...contact.lines.map(({ text }) => text)].filter(Boolean).join(', ')}`,
      ];

const readOf = (release: PublishedRelease, { brand }: Settings): Article =>
  articleOf(
    {
      ...releaseContent(release),
      prwebPressReleaseId: release.prwebPressReleaseId,
      releaseDate: release.publishedAt.toISOString(),
    },
    brand.product,
  );

type Said = {
  subject: string;
  title: string | Quoted;
  paragraphs: (string | Quoted)[];
  label: string;
  /** Tells mails to one person about one release apart. */
  id: string;
};

/** Comes from the site, and answers go to the release's contact. One click unsubscribes, by RFC 8058. */
const mailsSaying = (release: PublishedRelease, settings: Settings, said: Said) => {
  const { siteName, publicUrl, addresses } = settings;
  const { primaryContactName, primaryContactEmail, prwebPressReleaseId, slug } = release;
  const sender = companyOf(release) || primaryContactName;
  return ({ to, addressHash }: JournalistMail): Mail => {
    const url = `${publicUrl}/unsubscribe/${unsubscribeToken(addressHash, settings)}`;
    return {
      ...composeMail(settings, {
        to,
        subject: said.subject,
        title: said.title,
        paragraphs: said.paragraphs,
        action: { label: said.label, url: `${publicUrl}/news/${slug ?? ''}-${prwebPressReleaseId}` },
        closing: [
          `${siteName} sends you this release for ${sender}, because you are on one of our lists of journalists.`,
          ...(addresses.postalAddress === '' ? [] : [addresses.postalAddress]),
        ],
        leave: { label: 'Unsubscribe from all press releases', url },
      }),
      replyTo: { name: primaryContactName, address: primaryContactEmail },
      messageId: `${said.id}-${prwebPressReleaseId}.${addressHash}@${new URL(publicUrl).hostname}`,
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
};

/** The mails of a release to journalists: what it is about and where it stands, who sends it, and how to get no more. */
export const journalistMails = (release: PublishedRelease, settings: Settings) => {
  const article = readOf(release, settings);
  const inItsLanguage = (text: string): Quoted => ({ text, language: article.language });
  return mailsSaying(release, settings, {
    subject: article.headline,
    title: inItsLanguage(article.headline),
    paragraphs: [inItsLanguage(`${article.dateline}: ${article.summary}`), ...contactText(article)],
    label: 'Read the release',
    id: 'release',
  });
};

/** To journalists who got a release: that it was corrected, why and what it says now, or that it must not be used. */
export const correctionMails = (
  release: PublishedRelease,
  settings: Settings,
  { isWithdrawn, note }: { isWithdrawn: boolean; note: string },
) => {
  const article = readOf(release, settings);
  const inItsLanguage = (text: string): Quoted => ({ text, language: article.language });
  const what = isWithdrawn ? 'Withdrawn' : 'Correction';
  return mailsSaying(release, settings, {
    subject: `${what}: ${article.headline}`,
    title: inItsLanguage(article.headline),
    paragraphs: isWithdrawn
      ? ['This release was withdrawn. Please do not use it, and take down what you have published of it.']
      : [
          'This release was corrected after you got it. Please use what it says now.',
          ...(note === '' ? [] : [inItsLanguage(note)]),
          inItsLanguage(`${article.dateline}: ${article.summary}`),
          ...contactText(article),
        ],
    label: isWithdrawn ? 'See its page' : 'Read the corrected release',
    id: `${what.toLowerCase()}-${release.distributionPRWebVersion}`,
  });
};
