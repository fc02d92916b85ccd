import { directionOf, formatDay, formatEasternClock, formatMoment, formatWeekday } from '@dispatch/contract';
import { usefulSizes } from '../../platform/files/sizedFile';
import { html, type Html } from '../../platform/text/html';
import { markWords } from './markWords';
import type { NewsItem, NewsName } from './newsItems';

export const companyPath = (key: string): string => `/news/companies/${encodeURIComponent(key)}`;
export const topicPath = (key: string): string => `/news/topics/${encodeURIComponent(key)}`;
export const placePath = (key: string): string => `/news/places/${encodeURIComponent(key)}`;

/** A list is told what to mark in its texts, and what to show of a body where nothing else says why it was found. */
type Found = { lookedFor: ReadonlySet<string>; excerpts: ReadonlyMap<number, string> };

const nothing: Found = { lookedFor: new Set(), excerpts: new Map() };

const link = (path: (key: string) => string, { key, name }: NewsName): Html =>
  key === '' ? html`<span>${name}</span>` : html`<a href="${path(key)}">${name}</a>`;

/** A company as structured data names it, with its address here where it has one. */
export const organizationOf = (company: NewsName | null, { publicUrl }: { publicUrl: string }): unknown =>
  company === null
    ? undefined
    : {
        '@type': 'Organization',
        name: company.name,
        url: company.key === '' ? undefined : publicUrl + companyPath(company.key),
      };

/** Whose a release is, where from and what about, each with the way to its others. */
export const kicker = ({
  company,
  place,
  topics,
}: Pick<NewsItem, 'company' | 'place' | 'topics'>): Html | null =>
  company === null && place === null && topics.length === 0
    ? null
    : html`<p class="news-kicker">
        ${company === null ? null : link(companyPath, company)}
        ${place === null ? null : link(placePath, place)}
        ${topics.map((topic) => html`<span lang="en" dir="ltr">${link(topicPath, topic)}</span>`)}
      </p>`;

const picture = ({ image, path }: NewsItem, isLead: boolean): Html | null => {
  if (image === null) return null;
  const sizes = usefulSizes(image);
  const [smallest] = sizes;
  const shown = (isLead ? sizes.at(-1) : sizes.at(1)) ?? smallest;
  if (shown === undefined) return null;
  const src = (side: number): string => `${path}/${image.uploadKey}?maxSide=${side}`;
  return html`<a class="news-picture" href="${path}" tabindex="-1" aria-hidden="true">
    <img
      src="${src(shown.side)}"
      srcset="${sizes.map(({ side, width }) => `${src(side)} ${width}w`).join(', ')}"
      sizes="${isLead ? '(max-width: 48rem) 100vw, 40rem' : '(max-width: 48rem) 7rem, 14rem'}"
      width="${shown.width}"
      height="${shown.height}"
      alt=""
      ${isLead ? null : html`loading="lazy"`}
    />
  </a>`;
};

type Shown = Found & { isLead: boolean; timeOf: (instant: Date) => string };

const itemOf = (item: NewsItem, { lookedFor, excerpts, isLead, timeOf }: Shown): Html => {
  const { path, headline, summary, publishedAt, changedAt, language } = item;
  const excerpt = excerpts.get(item.distributionId);
  return html`<li>
    <div
      class="news-item"
      lang="${language}"
      dir="${directionOf(language)}"
      ${isLead ? html`data-lead` : null}
    >
      ${picture(item, isLead)}
      <div>
        ${kicker(item)}
        <h3><a href="${path}">${markWords(headline, lookedFor)}</a></h3>
        <p class="news-summary">${markWords(summary, lookedFor)}</p>
        ${excerpt === undefined ? null : html`<p class="news-excerpt">${markWords(excerpt, lookedFor)}</p>`}
        <p class="news-time" lang="en" dir="ltr">
          <time datetime="${publishedAt.toISOString()}">${timeOf(publishedAt)}</time>
          ${
            changedAt.getTime() === publishedAt.getTime()
              ? null
              : html`<span
                  >Corrected on
                  <time datetime="${changedAt.toISOString()}">${formatDay(changedAt)}</time></span
                >`
          }
        </p>
      </div>
    </div>
  </li>`;
};

/** Releases under the days on which they were published. The first of a front page stands above the others. */
export const daysOfNews = (items: readonly NewsItem[], hasLead = false): Html[] => {
  const days: { day: string; at: Date; items: NewsItem[] }[] = [];
  for (const item of items) {
    const day = formatDay(item.publishedAt);
    if (days.at(-1)?.day === day) days.at(-1)?.items.push(item);
    else days.push({ day, at: item.publishedAt, items: [item] });
  }
  return days.map(
    ({ day, at, items: ofDay }, place) =>
      html`<section class="news-day" aria-labelledby="day-${place}">
        <h2 id="day-${place}">${formatWeekday(at)}, ${day}</h2>
        <ol class="news-list">
          ${ofDay.map((item, at) => itemOf(item, { ...nothing, timeOf: formatEasternClock, isLead: hasLead && place === 0 && at === 0 }))}
        </ol>
      </section>`,
  );
};

/** Releases in the order in which they were found, each with its day. */
export const foundNews = (items: readonly NewsItem[], found: Found): Html =>
  html`<ol class="news-list">
    ${items.map((item) => itemOf(item, { ...found, timeOf: formatMoment, isLead: false }))}
  </ol>`;

type PageLink = { name: string; href: string | null };

/** The ways to the parts of a list beside the one that is shown; null for the whole of a list. */
export const pageLinks = (before: PageLink, after: PageLink): Html | null => {
  const way = ({ name, href }: PageLink, rel: 'prev' | 'next'): Html | null =>
    href === null ? null : html`<a href="${href}" rel="${rel}">${name}</a>`;
  return before.href === null && after.href === null
    ? null
    : html`<nav class="news-pages" aria-label="Pages">${way(before, 'prev')} ${way(after, 'next')}</nav>`;
};

/** The latest others of the company whose release a page shows; null where there are none. */
export const relatedNews = (company: NewsName | null, items: readonly NewsItem[]): Html | null =>
  company === null || items.length === 0
    ? null
    : html`<aside class="news news-related" aria-labelledby="related">
        <h2 id="related"><span lang="en">More from</span> ${link(companyPath, company)}</h2>
        ${foundNews(items, nothing)}
      </aside>`;
