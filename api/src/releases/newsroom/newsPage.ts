import {
  type Article,
  type ArticleContact,
  type ArticleFile,
  beforeBoilerplate,
  creditedCaption,
  fieldLabel,
  type ContactLine,
  formatMoment,
  idOfNewsSlug,
  mediaTopicUri,
  runningText,
  screenAddress,
  type SocialLink,
} from '@dispatch/contract';
import type { TextPiece } from '@dispatch/contract/compare';
import { html, type Html, jsonForScript, safeHtml } from '../../platform/text/html';
import { pixel } from '../analytics/pixel';
import { type Correction } from '../lifecycle/publishedRelease';
import type { ShownCorrection } from './corrections';
import type { NewsItem } from './newsItems';
import { kicker, organizationOf, relatedNews } from './newsList';
import { type Site, sitePage } from './sitePage';
import { storyFormats } from './storyFormats';

/** The featured image as a page shows it: each size with its address on this site, the largest last. */
export type PageImage = { sizes: readonly { src: string; width: number; height: number }[] };

/**
 * When and where a release was published and corrected last, and its body as it is stored. `address` is absolute. `listed`
 * is how lists have it, with the latest others of its company.
 */
export type Published = {
  listed: { item: NewsItem; related: NewsItem[] } | null;
  at: Date;
  correction: Correction | null;
  /** All of them, the newest first, with what they changed. */
  corrections: readonly ShownCorrection[];
  address: string;
  body: string;
  image: PageImage | null;
};

const contactLine = ({ text, href }: ContactLine): Html => {
  if (href === null) return html`<div>${text}</div>`;
  return href.startsWith('http')
    ? html`<div><a href="${href}" rel="nofollow noopener">${text}</a></div>`
    : html`<div><a href="${href}">${text}</a></div>`;
};

const contactBlock = ({ name, company, lines }: ArticleContact): Html =>
  html`<address>
    ${[name, company].filter((line) => line !== '').map((line) => html`<div>${line}</div>`)}
    ${lines.map(contactLine)}
  </address>`;

const contactSection = (contacts: readonly ArticleContact[]): Html | null =>
  contacts.length === 0
    ? null
    : html`<section class="article-contacts" aria-label="Contact">
        <h2 lang="en">Contact</h2>
        ${contacts.map(contactBlock)}
      </section>`;

const videoLink = (id: string): Html =>
  html`<div class="article-body">
    <p>
      <a href="https://www.youtube.com/watch?v=${id}" rel="nofollow noopener" lang="en"
        >Watch the video on YouTube</a
      >
    </p>
  </div>`;

const figure = (article: Article, image: PageImage | null): Html | null => {
  const largest = image?.sizes.at(-1);
  if (article.image === null || !image || !largest) return null;
  const { alt } = article.image;
  const sources = image.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ');
  return html`<figure class="article-image">
    <img
      src="${largest.src}"
      srcset="${sources}"
      sizes="(max-width: 44rem) 100vw, 42rem"
      width="${largest.width}"
      height="${largest.height}"
      alt="${alt}"
    />
    <figcaption>${creditedCaption(article.image)}</figcaption>
  </figure>`;
};

const fileSection = (files: readonly ArticleFile[], address: string): Html | null =>
  files.length === 0
    ? null
    : html`<section class="article-files" aria-label="Attachments">
        <h2 lang="en">Attachments</h2>
        <ul>
          ${files.map(
            ({ uploadKey, title, facts }) =>
              html`<li>
                <a href="${address}/${uploadKey}" rel="nofollow">${title}</a>
                <div>${facts}</div>
              </li>`,
          )}
        </ul>
      </section>`;

const socialNav = (links: readonly SocialLink[], address: string): Html | null =>
  links.length === 0
    ? null
    : html`<nav class="article-social" aria-label="Share">
        <h2 lang="en">Share</h2>
        <ul>
          ${links.map(
            ({ network, href }) =>
              html`<li><a href="${href(address)}" rel="nofollow noopener">${network}</a></li>`,
          )}
        </ul>
      </nav>`;

/** What can be taken along: the page as a file, and the story for other newsrooms' software. */
/** Where anybody checks the release of this number. */
export const verifyAddress = (number: number): string => `${screenAddress('verify')}?release=${number}`;

const copies = (address: string, verified: string | null): Html =>
  html`<p class="article-files article-copies" lang="en" dir="ltr">
    <a href="${address}/release.pdf" rel="nofollow">Download PDF</a>
    ${verified === null ? null : html`<a href="${verified}" rel="nofollow">Verify this release</a>`}
    <span>For newsroom systems:</span>
    ${storyFormats.map(({ file, name }) => html`<a href="${address}/${file}" rel="nofollow">${name}</a> `)}
  </p>`;

const imageAddress = ({ image }: Published, site: Site): string | null => {
  const largest = image?.sizes.at(-1);
  return largest ? `${site.publicUrl}${largest.src}` : null;
};

/** Its address, or who made it too. */
const pictureOfArticle = ({ image }: Article, url: string | null): unknown => {
  if (url === null) return undefined;
  return image === null || image.credit === ''
    ? url
    : { '@type': 'ImageObject', url, caption: image.caption || undefined, creditText: image.credit };
};

const newsArticle = (article: Article, published: Published, site: Site): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: article.headline,
  description: article.summary,
  datePublished: published.at.toISOString(),
  dateModified: (published.correction ?? published).at.toISOString(),
  inLanguage: article.language,
  image: pictureOfArticle(article, imageAddress(published, site)),
  mainEntityOfPage: { '@type': 'WebPage', '@id': published.address },
  url: published.address,
  author: { '@type': 'Organization', name: article.contacts[0]?.company || site.name },
  sourceOrganization: organizationOf(published.listed?.item.company ?? null, site),
  correction: published.correction
    ? {
        '@type': 'CorrectionComment',
        datePublished: published.correction.at.toISOString(),
        text: published.correction.note || undefined,
      }
    : undefined,
  publisher: { '@type': 'Organization', name: site.name, url: site.publicUrl },
  articleSection: published.listed?.item.topics.map(({ name }) => name),
  about: published.listed?.item.topics.map(({ key, name }) => ({
    '@type': 'Thing',
    name,
    sameAs: mediaTopicUri(key),
  })),
  articleBody: runningText(published.body),
});

const moment = (at: Date): Html => html`<time datetime="${at.toISOString()}">${formatMoment(at)}</time>`;

const correctionLine = ({ correction, corrections }: Published): Html | null =>
  correction === null
    ? null
    : html`<p class="article-correction">
        <span lang="en">Corrected on ${moment(correction.at)}</span
        >${correction.note === '' ? '' : `: ${correction.note}`}
        ${corrections.some(({ changes }) => changes.length > 0) ? html`<a href="#corrections" lang="en">What changed</a>` : null}
      </p>`;

const written = ({ kind, text }: TextPiece): Html => {
  if (kind === 'same') return html`${text}`;
  const said = (words: string): Html => html`<span class="news-hidden" lang="en">${words}: </span>`;
  return kind === 'added'
    ? html`<ins>${said('put in')}${text}</ins>`
    : html`<del>${said('taken out')}${text}</del>`;
};

const changeList = ({ changes }: ShownCorrection): Html =>
  html`<dl>
    ${changes.map(
      ({ field, pieces }) =>
        html`<dt lang="en">${fieldLabel(field)}</dt>
          <dd>${pieces.map(written)}</dd>`,
    )}
  </dl>`;

/** Only where something that readers see has changed: when a release was corrected is said above. */
const correctionSection = (corrections: readonly ShownCorrection[]): Html | null => {
  const told = corrections.filter(({ changes }) => changes.length > 0);
  return told.length === 0
    ? null
    : html`<section class="article-corrections" id="corrections" aria-labelledby="corrections-title">
        <h2 id="corrections-title" lang="en">What was corrected</h2>
        ${told.map(
          (one) =>
            html`<h3 lang="en">${moment(one.at)}</h3>
              ${one.note === '' ? null : html`<p>${one.note}</p>`} ${changeList(one)}`,
        )}
      </section>`;
};

export const newsPage = (article: Article, published: Published, site: Site): string => {
  const image = imageAddress(published, site);
  const [told, boilerplate] =
    article.quote === null ? [article.bodyHtml, ''] : beforeBoilerplate(article.bodyHtml);
  const head = html`<meta name="description" content="${article.summary}" />
    <link rel="canonical" href="${published.address}" />
    ${storyFormats.map(
      ({ file, name, type }) =>
        html`<link rel="alternate" type="${type}" href="${published.address}/${file}" title="${name}" />`,
    )}
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="${site.name}" />
    <meta property="og:locale" content="${article.language.replaceAll('-', '_')}" />
    <meta property="og:title" content="${article.headline}" />
    <meta property="og:description" content="${article.summary}" />
    <meta property="og:url" content="${published.address}" />
    <meta property="article:published_time" content="${published.at.toISOString()}" />
    ${
      published.correction === null
        ? null
        : html`<meta property="article:modified_time" content="${published.correction.at.toISOString()}" />`
    }
    ${image === null ? null : html`<meta property="og:image" content="${image}" />`}
    <meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}" />
    <script type="application/ld+json">
      ${jsonForScript(newsArticle(article, published, site))}
    </script>`;
  const { listed } = published;
  const number = idOfNewsSlug(published.address);
  const verified = site.isSigned && number !== null ? verifyAddress(number) : null;
  const body = html`<article class="article">
      ${listed === null ? null : kicker(listed.item)}
      <p class="article-slug" lang="en">
        ${article.slugLine.split(' · ')[0] ?? ''} ·
        <time datetime="${published.at.toISOString()}">${article.date?.text ?? ''}</time>
      </p>
      <h1 class="article-headline">${article.headline}</h1>
      <p class="article-summary">${article.summary}</p>
      ${correctionLine(published)}
      <hr class="article-rule" />
      ${figure(article, published.image)}
      <div class="article-body">${safeHtml(told)}</div>
      ${article.quote === null ? null : html`<blockquote class="article-quote">${article.quote}</blockquote>`}
      ${boilerplate === '' ? null : html`<div class="article-body">${safeHtml(boilerplate)}</div>`}
      ${article.videoId === null ? null : videoLink(article.videoId)}
      <p class="article-end" aria-hidden="true">###</p>
      ${correctionSection(published.corrections)} ${copies(published.address, verified)}
      ${fileSection(article.files, published.address)} ${socialNav(article.social, published.address)}
      ${contactSection(article.contacts)}
      <img src="${new URL(published.address).pathname}/${pixel.file}" alt="" width="1" height="1" />
    </article>
    ${listed === null ? null : relatedNews(listed.item.company, listed.related)}`;
  const follow =
    listed === null ? undefined : ({ kind: 'release', key: String(listed.item.number) } as const);
  return sitePage(site, { title: article.headline, head, tongue: article, follow }, body);
};
