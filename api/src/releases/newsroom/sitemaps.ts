import { mediaTopics } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { xmlDocument } from '../../platform/ports/wire/xmlDocument';
import { topicsWithNews } from './newsItems';
import { companyPath, topicPath } from './newsList';
import type { Site } from './sitePage';

/** Releases of one map: as many rows in their order of publication, of which those that are gone are missing. */
const perMap = 5_000;

const maps = statement('news-sitemaps')`
select map as "map!", last.at as "changedAt!"
from generate_series(0, (select coalesce(max(seq), 0) from news_items) / ${String(perMap)}) as map
cross join lateral (select max(changed_at) as at from news_items where seq / ${String(perMap)} = map) last
where last.at is not null order by map`;

const mapped = statement('news-sitemap')`
select slug, number, changed_at as "changedAt" from news_items where seq >= :first and seq < :end order by seq`;

const recent = statement('news-sitemap-recent')`
select slug, number, headline, language, published_at as "publishedAt" from news_items
where published_at > :since order by seq desc limit 1000`;

/** A map may name 50,000 addresses. */
const companyPages = statement('company-pages-mapped')`
select slug as "slug!" from companies where slug is not null order by company_id desc limit 40000`;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The address of each map of the site, with when anything in it changed last. */
export const sitemapIndex = async ({ publicUrl }: Site): Promise<string> =>
  xmlDocument({
    sitemapindex: {
      '@xmlns': namespace,
      sitemap: [
        { loc: `${publicUrl}/news/sitemap-latest.xml` },
        { loc: `${publicUrl}/news/sitemap-lists.xml` },
        ...(await maps.all()).map(({ map, changedAt }) => ({
          loc: `${publicUrl}/news/sitemap-${map}.xml`,
          lastmod: changedAt.toISOString(),
        })),
      ],
    },
  });

/** A map by its number, from 0; null where nothing is in it. */
export const sitemap = async (map: number, { publicUrl }: Site): Promise<string | null> => {
  const first = map * perMap;
  if (first + perMap > 2_147_483_647) return null;
  const rows = await mapped.all({ first, end: first + perMap });
  if (rows.length === 0) return null;
  return xmlDocument({
    urlset: {
      '@xmlns': namespace,
      url: rows.map(({ slug, number, changedAt }) => ({
        loc: `${publicUrl}/news/${slug}-${number}`,
        lastmod: changedAt.toISOString(),
      })),
    },
  });
};

/** The pages that lead to releases: of topics that have any, and of companies. */
export const listSitemap = async ({ publicUrl }: Site): Promise<string> => {
  const topics = await topicsWithNews(mediaTopics.map(({ code }) => code));
  const companies = await companyPages.all();
  const paths = [
    ...['/news', '/news/topics', '/news/companies'],
    ...[...topics].map(topicPath),
    ...companies.map(({ slug }) => companyPath(slug)),
  ];
  const url = paths.map((path) => ({ loc: publicUrl + path }));
  return xmlDocument({ urlset: { '@xmlns': namespace, url } });
};

const day = 86_400_000;

/** The releases of the last two days, as search engines for news ask for them. */
export const latestSitemap = async ({ publicUrl, name }: Site, now: Date): Promise<string> => {
  const rows = await recent.all({ since: new Date(now.getTime() - 2 * day) });
  return xmlDocument({
    urlset: {
      '@xmlns': namespace,
      '@xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
      url: rows.map(({ slug, number, headline, language, publishedAt }) => ({
        loc: `${publicUrl}/news/${slug}-${number}`,
        'news:news': {
          'news:publication': { 'news:name': name, 'news:language': language.toLowerCase() },
          'news:publication_date': publishedAt.toISOString(),
          'news:title': headline,
        },
      })),
    },
  });
};

/** What robots may read: all that is public, and where its maps are. */
export const robotsText = ({ publicUrl }: Site): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /news/search',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
