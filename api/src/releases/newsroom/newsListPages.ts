import { html, type Html, jsonForScript } from '../../platform/text/html';
import { mediaTopic, type MediaTopic, mediaTopicName, mediaTopics } from '@dispatch/contract';
import type { FollowOf } from './followForm';
import { placeText } from './newsAddress';
import { foundNews, companyPath, daysOfNews, pageLinks, placePath, topicPath } from './newsList';
import type { NewsName, NewsPart } from './newsItems';
import { type NewsQuery, searchPath } from './newsQuery';
import { type Facet, mostFound, type NewsFound } from './newsSearch';
import { type Site, sitePage } from './sitePage';

/** Releases of a page of a list. */
export const newsPerPage = 20;

/** What a list of releases is: its address, what stands above it, and what search engines are told. */
export type ListOf = {
  path: string;
  title: string;
  description: string;
  isFront?: boolean;
  /** To lists beside it. */
  ways?: Html | null;
  /** What stands above its newest part alone. */
  intro?: Html | null;
  follow?: FollowOf;
  /** Told to machines that read the newest part. */
  data?: unknown;
};

/** What a list tells search engines and those who link to it. */
export const headOf = (site: Site, address: string, description: string, isIndexed: boolean): Html =>
  html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${site.publicUrl}${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${site.name}" />
    <meta property="og:title" content="${description}" />
    <meta property="og:url" content="${site.publicUrl}${address}" />
    ${isIndexed ? null : html`<meta name="robots" content="noindex, follow" />`}`;

/** A page of the latest releases: of all, of a company or a place. `cursor` is the query that led to it. */
export const listPage = (
  site: Site,
  { path, title, description, isFront = false, ways = null, intro = null, data, follow }: ListOf,
  { items, hasNewer, hasOlder }: NewsPart,
  cursor: string,
): string => {
  const [first, last] = [items.at(0), items.at(-1)];
  const newer = hasNewer && first ? `${path}?after=${placeText(first)}` : null;
  const older = hasOlder && last ? `${path}?before=${placeText(last)}` : null;
  const body = html`<div class="news">
    <h1 class="${isFront ? 'news-hidden' : 'news-title'}">${title}</h1>
    ${ways} ${cursor === '' ? intro : null}
    ${items.length === 0 ? html`<p class="news-none">There is no release here${cursor === '' ? ' yet' : ''}.</p>` : null}
    ${daysOfNews(items, isFront && cursor === '')}
    ${pageLinks({ name: 'Newer', href: newer }, { name: 'Older', href: older })}
  </div>`;
  return sitePage(
    site,
    {
      title,
      head: html`${headOf(site, `${path}${cursor}`, description, true)}
      ${
        data === undefined || cursor !== ''
          ? null
          : html`<script type="application/ld+json">
              ${jsonForScript(data)}
            </script>`
      }`,
      follow,
      feedOf: path,
    },
    body,
  );
};

type Narrowed = { kind: 'company' | 'topic' | 'place'; label: string };

const narrowings: readonly Narrowed[] = [
  { kind: 'company', label: 'Company' },
  { kind: 'topic', label: 'Topic' },
  { kind: 'place', label: 'Place' },
];

const facetList = (query: NewsQuery, { kind, label }: Narrowed, facets: readonly Facet[]): Html | null => {
  const asked = query[kind];
  if (asked !== '') {
    const known = facets.find(({ key }) => key === asked);
    return html`<section>
      <h2>${label}</h2>
      <p>
        ${known?.name ?? mediaTopicName(asked)}
        <a href="${searchPath({ ...query, [kind]: '' })}">Remove<span class="news-hidden"> ${label}</span></a>
      </p>
    </section>`;
  }
  if (facets.length < 2) return null;
  return html`<section>
    <h2>${label}</h2>
    <ul>
      ${facets.map(
        (facet) =>
          html`<li>
            <a href="${searchPath({ ...query, [kind]: facet.key })}">${facet.name}</a>
            <span>${facet.count.toLocaleString('en-US')}</span>
          </li>`,
      )}
    </ul>
  </section>`;
};

const hiddenFields = ({ words, company, topic, place, order }: NewsQuery): Html[] =>
  Object.entries({ q: words, company, topic, place, sort: order === 'date' ? order : '' })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

const dateForm = (query: NewsQuery): Html =>
  html`<form class="news-dates" action="/news/search">
    <h2>Published</h2>
    ${hiddenFields(query)}
    <label>From <input type="date" name="from" value="${query.from}" /></label>
    <label>To <input type="date" name="to" value="${query.to}" /></label>
    <button type="submit">Apply</button>
  </form>`;

/** '1 release', or 'The newest 10,000 releases' where a search stops. */
const counted = (count: number): string => {
  if (count >= mostFound) return `The newest ${mostFound.toLocaleString('en-US')} releases`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'release' : 'releases'}`;
};

const orders = (query: NewsQuery): Html =>
  html`<nav class="news-order" aria-label="Order">
    ${(['relevance', 'date'] as const).map((order) => {
      const name = order === 'date' ? 'Newest first' : 'Most relevant first';
      return query.order === order
        ? html`<span aria-current="true">${name}</span> `
        : html`<a href="${searchPath({ ...query, order })}">${name}</a> `;
    })}
  </nav>`;

const emptySearch = html`<p class="news-none">
  Type words that a release has, <q lang="en">words in quotation marks</q> for a phrase, and -words that it
  must not have.
</p>`;

const nothingFound = html`<p class="news-none">
  No release has all of these words. Fewer or other words may find more, and so may taking filters away.
</p>`;

/** What a search has found; null for one that asks for nothing yet. */
export const searchPage = (
  site: Site,
  query: NewsQuery,
  found:
    | (NewsFound & { lookedFor: ReadonlySet<string>; excerpts: ReadonlyMap<number, string>; skip: number })
    | null,
): string => {
  const title = query.words === '' ? 'Search' : `${query.words} – Search`;
  const frame = {
    title,
    head: html`<meta name="robots" content="noindex, follow" />`,
    words: query.words,
    feedOf: found === null ? '/news' : searchPath(query),
    ...(found === null
      ? {}
      : { follow: { kind: 'search' as const, key: searchPath(query).split('?')[1] ?? '' } }),
  };
  if (found === null)
    return sitePage(
      site,
      frame,
      html`<div class="news">
        <h1 class="news-title">Search</h1>
        ${emptySearch}
      </div>`,
    );
  const { items, count, skip } = found;
  const previous = skip > 0 ? searchPath(query, Math.max(0, skip - newsPerPage)) : null;
  const next = skip + newsPerPage < count ? searchPath(query, skip + newsPerPage) : null;
  const facets = { company: found.companies, topic: found.topics, place: found.places };
  const body = html`<div class="news news-found">
    <header>
      <h1 class="news-title">${query.words === '' ? 'Search' : html`Search: ${query.words}`}</h1>
      <p class="news-count">${counted(count)}</p>
      ${count > 1 ? orders(query) : null}
    </header>
    <aside class="news-facets" aria-label="Filters">
      ${narrowings.map((one) => facetList(query, one, facets[one.kind]))} ${dateForm(query)}
    </aside>
    <div>
      ${items.length === 0 ? nothingFound : foundNews(items, found)}
      ${pageLinks({ name: 'Previous', href: previous }, { name: 'Next', href: next })}
    </div>
  </div>`;
  return sitePage(site, frame, body);
};

export const searchesTooOften = 'You have searched very often. Please wait a few minutes, then search again.';

/** For somebody who has searched more often than people do. The words stand in the field, to be sent again. */
export const busyPage = (site: Site, words: string): string =>
  sitePage(
    site,
    { title: 'Search', head: html`<meta name="robots" content="noindex" />`, words },
    html`<div class="news">
      <h1 class="news-title">Search</h1>
      <p class="news-none">${searchesTooOften}</p>
    </div>`,
  );

export const companyList = ({ key, name }: NewsName): ListOf => ({
  path: companyPath(key),
  title: name,
  description: `Press releases of ${name}`,
  follow: { kind: 'company', key },
});

export const placeList = ({ key, name }: NewsName): ListOf => ({
  path: placePath(key),
  title: name,
  description: `Press releases from ${name}`,
  follow: { kind: 'place', key },
});

export const frontList = (site: Site): ListOf => ({
  path: '/news',
  title: 'Latest press releases',
  description: `The latest press releases on ${site.name}`,
  isFront: true,
});

const topicLink = ({ code, name }: Pick<MediaTopic, 'code' | 'name'>): Html =>
  html`<a href="${topicPath(code)}">${name}</a>`;

/** The topic that contains this one, or those in it that have news. */
const topicsBeside = ({ code, broader }: MediaTopic, inUse: ReadonlySet<string>): Html | null => {
  const beside = mediaTopics.filter(
    (topic) => topic.code === broader || (topic.broader === code && inUse.has(topic.code)),
  );
  return beside.length === 0
    ? null
    : html`<nav class="news-kicker" aria-label="${broader === null ? 'Narrower topics' : 'Broader topic'}">
        ${beside.map(topicLink)}
      </nav>`;
};

/** Null for a code that is none. */
export const topicList = (code: string, inUse: ReadonlySet<string>): ListOf | null => {
  const topic = mediaTopic(code);
  return (
    topic && {
      path: topicPath(code),
      title: topic.name,
      description: `Press releases about ${topic.name.charAt(0).toLowerCase()}${topic.name.slice(1)}`,
      ways: topicsBeside(topic, inUse),
      follow: { kind: 'topic', key: code },
    }
  );
};

/** All topics that have news, each of the first level with those that it contains. */
export const topicsPage = (site: Site, inUse: ReadonlySet<string>): string => {
  const sections = mediaTopics
    .filter(({ broader }) => broader === null)
    .map((topic) => ({
      topic,
      narrower: mediaTopics.filter(({ code, broader }) => broader === topic.code && inUse.has(code)),
    }))
    .filter(({ topic, narrower }) => inUse.has(topic.code) || narrower.length > 0);
  const body = html`<div class="news">
    <h1 class="news-title">Topics</h1>
    ${sections.length === 0 ? html`<p class="news-none">There is no topic with a release yet.</p>` : null}
    <div class="news-topics">
      ${sections.map(
        ({ topic, narrower }) =>
          html`<section>
            <h2>${topicLink(topic)}</h2>
            ${
              narrower.length === 0
                ? null
                : html`<ul>
                    ${narrower.map((one) => html`<li>${topicLink(one)}</li>`)}
                  </ul>`
            }
          </section>`,
      )}
    </div>
    <p>
      Topics: <a href="https://iptc.org/standards/media-topics/">IPTC Media Topics</a>,
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
    </p>
  </div>`;
  const description = `Topics of the press releases on ${site.name}`;
  return sitePage(site, { title: 'Topics', head: headOf(site, '/news/topics', description, true) }, body);
};
