import { articleOf, type ArticleContact, type ArticleSource, type ContactLine } from '@dispatch/contract';
import { Link } from '@dispatch/design-system';
import { PublishedRelease } from '../parts/PublishedRelease/PublishedRelease';
import type { ReactNode } from 'react';
import { runtimeConfig } from '../config/runtimeConfig';

const lineOf = ({ text, href }: ContactLine): ReactNode => {
  if (href === null) return text;
  const isWeb = href.startsWith('http');
  return (
    <Link href={href} {...(isWeb ? { target: '_blank', rel: 'noopener nofollow' } : {})}>
      {text}
    </Link>
  );
};

const linesOf = ({ name, company, lines }: ArticleContact): ReactNode[] => [
  ...[name, company].filter((line) => line !== ''),
  ...lines.map(lineOf),
];

export function PublishedArticle({ release, align }: { release: ArticleSource; align?: 'center' | 'start' }) {
  const article = articleOf(release, runtimeConfig().brand.product);
  return (
    <PublishedRelease
      align={align}
      slug={article.slugLine}
      headline={article.headline}
      summary={article.summary}
      bodyHtml={article.bodyHtml}
      quote={article.quote === null ? undefined : { text: article.quote }}
      video={
        article.videoId === null
          ? undefined
          : {
              href: `https://www.youtube.com/watch?v=${article.videoId}`,
              text: 'Watch the video on YouTube',
            }
      }
      contacts={article.contacts.map((contact, index) => ({
        id: `contact-${index}`,
        lines: linesOf(contact),
      }))}
    />
  );
}
