import { articleOf, type ArticleContact, type ArticleSource } from '@dispatch/contract';
import { Link, PublishedRelease } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { runtimeConfig } from '../config/runtimeConfig';

const linesOf = ({ name, company, website, email, phone }: ArticleContact): ReactNode[] => {
  const site =
    website?.href == null ? (
      website?.text
    ) : (
      <Link href={website.href} target="_blank" rel="noopener nofollow">
        {website.text}
      </Link>
    );
  const mail = email === '' ? '' : <Link href={`mailto:${email}`}>{email}</Link>;
  return [name, company, phone, mail, site].filter(Boolean);
};

/** A release as readers will see it: the same words, in the same order, as the public page. */
export function PublishedArticle({ release }: { release: ArticleSource }) {
  const article = articleOf(release, runtimeConfig().brand.product);
  return (
    <PublishedRelease
      slug={article.slugLine}
      headline={article.headline}
      summary={article.summary}
      bodyHtml={article.bodyHtml}
      quote={article.quote === null ? undefined : { text: article.quote }}
      contacts={article.contacts.map((contact, index) => ({
        id: `contact-${index}`,
        lines: linesOf(contact),
      }))}
    />
  );
}
