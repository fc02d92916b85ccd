import type { Article } from '@dispatch/contract';
import { html, type Html, safeHtml } from '../../platform/text/html';
import { followForm, type FollowOf } from './followForm';
import type { NewsStyle } from './newsStyle';
import { listFormats } from './storyFormats';
import { fontLoads } from '../../platform/pages/firstView';

export type Site = {
  name: string;
  publicUrl: string;
  /** What datelines end with. */
  wire: string;
  fonts: readonly string[];
  style: NewsStyle | null;
  /** Whether what is published here can be verified. */
  isSigned: boolean;
  /** The WebSub hub at which its feeds can be followed; null for none. */
  hub: string | null;
};

type Tongue = Pick<Article, 'language' | 'direction'>;

/** In which the site itself speaks: its words stand on the page of a release in whatever language. */
const own: Tongue = { language: 'en', direction: 'ltr' };

/** Where the built web puts the style sheet of public pages. */
const styleSheet = '/assets/article.css';

/** The formats that a list can be followed in, by the ends of their addresses. */
export const feedFormats = [
  { end: 'rss', name: 'RSS', type: 'application/rss+xml' },
  { end: 'atom', name: 'Atom', type: 'application/atom+xml' },
  { end: 'json', name: 'JSON Feed', type: 'application/feed+json' },
] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** The address of a list's feed: `feed.rss` below it, with the same query. */
export const feedPath = (list: string, { end }: FeedFormat): string => {
  const [path = '', query] = list.split('?');
  return `${path}/feed.${end}${query === undefined ? '' : `?${query}`}`;
};

/** What a page is besides its body. `words` are what was looked for, which the field at the top keeps. */
export type PageFrame = {
  title: string;
  head: Html | null;
  tongue?: Tongue;
  words?: string;
  /** What the page offers to follow by mail. */
  follow?: FollowOf;
  /** The list whose feeds the page names. */
  feedOf?: string;
};

const masthead = (site: Pick<Site, 'name'>, words: string): Html =>
  html`<header class="news-masthead" lang="en" dir="ltr">
    <a class="news-brand" href="/news">${site.name}</a>
    <nav aria-label="News">
      <ul>
        <li><a href="/news">Latest</a></li>
        <li><a href="/news/topics">Topics</a></li>
        <li><a href="/news/companies">Companies</a></li>
      </ul>
    </nav>
    <form class="news-search" action="/news/search" role="search">
      <label class="news-hidden" for="news-words">Search press releases</label>
      <input type="search" id="news-words" name="q" value="${words}" maxlength="200" placeholder="Search" />
      <button type="submit">Search</button>
    </form>
  </header>`;

const footer = (site: Pick<Site, 'name'>, feedOf: string): Html =>
  html`<footer class="news-footer" lang="en" dir="ltr">
    <p>
      ${feedOf === '/news' ? 'Follow all news:' : 'Follow this page:'}
      ${feedFormats.map((format) => html`<a href="${feedPath(feedOf, format)}">${format.name}</a> `)}
    </p>
    ${
      feedOf.includes('?')
        ? null
        : html`<p>
            For newsroom systems:
            ${listFormats.map(({ file, name }) => html`<a href="${feedOf}/${file}">${name}</a> `)}
          </p>`
    }
    <p><a href="/welcome">Send your own news with ${site.name}</a></p>
  </footer>`;

/** A page of the site, with its masthead and its end. */
export const sitePage = (
  site: Pick<Site, 'name' | 'fonts' | 'style'>,
  { title, head, tongue = own, words = '', follow, feedOf = '/news' }: PageFrame,
  body: Html,
): string =>
  html`<!doctype html>
    <html lang="${tongue.language}" dir="${tongue.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${site.name}</title>
        ${head}
        ${feedFormats.map(
          (format) =>
            html`<link
              rel="alternate"
              type="${format.type}"
              href="${feedPath(feedOf, format)}"
              title="${format.name}"
            />`,
        )}
        ${fontLoads(site.fonts)}
        ${
          site.style === null
            ? html`<link rel="stylesheet" href="${styleSheet}" />`
            : safeHtml(`<style>${site.style.text}</style>`)
        }
      </head>
      <body>
        ${masthead(site, words)}
        <main>${body} ${follow === undefined ? null : followForm(follow)}</main>
        ${footer(site, feedOf)}
      </body>
    </html> `.text;
