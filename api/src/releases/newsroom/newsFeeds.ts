import { directionOf, mediaTopicUri } from '@dispatch/contract';
import { html, safeHtml } from '../../platform/text/html';
import { xmlDocument } from '../../platform/ports/wire/xmlDocument';
import type { NewsItem } from './newsItems';
import { type FeedFormat, feedPath, type Site } from './sitePage';

/** A list of releases with all that they say. `path` is the page that shows it. */
export type Feed = {
  path: string;
  title: string;
  items: readonly (NewsItem & { body: string })[];
};

type Entry = Feed['items'][number];

/** Releases of a feed. */
export const newsPerFeed = 50;

/** When anything in it was published or corrected last; for an empty one, long ago. */
export const feedChangedAt = (items: readonly NewsItem[]): Date =>
  new Date(Math.max(0, ...items.map(({ changedAt }) => changedAt.getTime())));

/** All of a release's text as HTML, in its language, with its picture first and addresses that stand alone. */
const contentOf = ({ language, summary, body, image, path }: Entry, { publicUrl }: Site): string =>
  html`<div lang="${language}" dir="${directionOf(language)}">
    ${
      image === null
        ? null
        : html`<p><img src="${publicUrl}${path}/${image.uploadKey}?maxSide=1280" alt="${image.alt}" /></p>`
    }
    <p><em>${summary}</em></p>
    ${safeHtml(body)}
  </div>`.text;

/** What a medium of the feed is: the picture, whose length in bytes nobody has counted. */
const pictureOf = ({ image, path }: Entry, { publicUrl }: Site): string | null =>
  image === null ? null : `${publicUrl}${path}/${image.uploadKey}?maxSide=1280`;

/** Where changes of a feed are told, as WebSub looks for it. */
const hubLink = ({ hub }: Site): object[] => (hub === null ? [] : [{ '@rel': 'hub', '@href': hub }]);

const rss = (feed: Feed, site: Site, self: string): string =>
  xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title: feed.title,
        link: site.publicUrl + feed.path,
        description: feed.title,
        'atom:link': [{ '@href': self, '@rel': 'self', '@type': 'application/rss+xml' }, ...hubLink(site)],
        lastBuildDate: feedChangedAt(feed.items).toUTCString(),
        item: feed.items.map((entry) => {
          const picture = pictureOf(entry, site);
          return {
            title: entry.headline,
            link: site.publicUrl + entry.path,
            guid: { '@isPermaLink': 'false', '#': guidOf(entry, site) },
            pubDate: entry.publishedAt.toUTCString(),
            ...(entry.company === null ? {} : { 'dc:creator': entry.company.name }),
            'dc:language': entry.language,
            category: entry.topics.map(({ name }) => ({ '@domain': mediaTopicUri(), '#': name })),
            description: entry.summary,
            'content:encoded': contentOf(entry, site),
            ...(picture === null ? {} : { 'media:content': { '@url': picture, '@medium': 'image' } }),
          };
        }),
      },
    },
  });

/** The same for ever, whatever becomes of the headline. */
const guidOf = ({ distributionId, publishedAt }: Entry, { publicUrl }: Site): string =>
  `tag:${new URL(publicUrl).hostname},${publishedAt.toISOString().slice(0, 10)}:release/${distributionId}`;

const atom = (feed: Feed, site: Site, self: string): string =>
  xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: self,
      title: feed.title,
      updated: feedChangedAt(feed.items).toISOString(),
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': self },
        { '@rel': 'alternate', '@type': 'text/html', '@href': site.publicUrl + feed.path },
        ...hubLink(site),
      ],
      author: { name: site.name },
      entry: feed.items.map((entry) => ({
        '@xml:lang': entry.language,
        id: guidOf(entry, site),
        title: entry.headline,
        link: { '@rel': 'alternate', '@type': 'text/html', '@href': site.publicUrl + entry.path },
        published: entry.publishedAt.toISOString(),
        updated: entry.changedAt.toISOString(),
        author: { name: entry.company?.name ?? site.name },
        category: entry.topics.map(({ key, name }) => ({
          '@term': key,
          '@scheme': mediaTopicUri(),
          '@label': name,
        })),
        summary: entry.summary,
        content: { '@type': 'html', '#': contentOf(entry, site) },
      })),
    },
  });

const json = (feed: Feed, site: Site, self: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: site.publicUrl + feed.path,
    feed_url: self,
    ...(site.hub === null ? {} : { hubs: [{ type: 'WebSub', url: site.hub }] }),
    items: feed.items.map((entry) => ({
      id: guidOf(entry, site),
      url: site.publicUrl + entry.path,
      title: entry.headline,
      summary: entry.summary,
      content_html: contentOf(entry, site),
      image: pictureOf(entry, site) ?? undefined,
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.changedAt.toISOString(),
      language: entry.language,
      tags: entry.topics.map(({ name }) => name),
      authors: [{ name: entry.company?.name ?? site.name }],
    })),
  });

const written = { rss, atom, json } as const;

/** A feed of full texts: RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1. */
export const writeFeed = (feed: Feed, format: FeedFormat, site: Site): string =>
  written[format.end](feed, site, site.publicUrl + feedPath(feed.path, format));
