import { type Article, articleOf } from '@dispatch/contract';
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

/**
 * The mails of a release to journalists: what it is about and where it stands, who sends it, and how to get no more. It
 * comes from the site, and answers go to the release's contact. One click unsubscribes, by RFC 8058.
 */
export const journalistMails = (release: PublishedRelease, settings: Settings) => {
  const { siteName, publicUrl, addresses } = settings;
  const { primaryContactName, primaryContactCompany, primaryContactEmail, prwebPressReleaseId, slug } =
    release;
  const article = articleOf(
    { ...releaseContent(release), prwebPressReleaseId, releaseDate: release.publishedAt.toISOString() },
    settings.brand.product,
  );
  const inItsLanguage = (text: string): Quoted => ({ text, language: article.language });
  const sender = primaryContactCompany || primaryContactName;
  return ({ to, addressHash }: JournalistMail): Mail => {
    const url = `${publicUrl}/unsubscribe/${unsubscribeToken(addressHash, settings)}`;
    return {
      ...composeMail(settings, {
        to,
        subject: article.headline,
        title: inItsLanguage(article.headline),
        paragraphs: [inItsLanguage(`${article.dateline}: ${article.summary}`), ...contactText(article)],
        action: { label: 'Read the release', url: `${publicUrl}/news/${slug ?? ''}-${prwebPressReleaseId}` },
        closing: [
          `${siteName} sends you this release for ${sender}, because you are on one of our lists of journalists.`,
          ...(addresses.postalAddress === '' ? [] : [addresses.postalAddress]),
        ],
        leave: { label: 'Unsubscribe from all press releases', url },
      }),
      replyTo: { name: primaryContactName, address: primaryContactEmail },
      messageId: `release-${prwebPressReleaseId}.${addressHash}@${new URL(publicUrl).hostname}`,
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
};
