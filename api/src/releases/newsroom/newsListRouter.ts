import {
  endOfEasternDay,
  mediaTopics,
  runningText,
  startOfEasternDay,
  withNarrowerTopics,
} from '@dispatch/contract';
import express, { type Request, type Response, type Router } from 'express';
import { secondsToWait } from '../../platform/http/rateLimits';
import { sendPage } from '../../platform/pages/sendPage';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import { now } from '../../platform/settings/clock';
import { publicCompany } from '../companies/companyRows';
import type { AnalyticsCounter, Counted } from '../analytics/analyticsCounter';
import { companyPageList } from './companyPages';
import { companyRouter } from './companyRouter';
import { asked, cursorOf, keyOf, queryTo, wholeNumber } from './newsAddress';
import { findInText, wordsLookedFor } from './markWords';
import { feedChangedAt, newsPerFeed, writeFeed } from './newsFeeds';
import {
  newsChangedAt,
  type NewsItem,
  type NewsName,
  type NewsOf,
  newsTexts,
  newsPart,
  topicsWithNews,
} from './newsItems';
import {
  busyPage,
  companyList,
  frontList,
  type ListOf,
  listPage,
  newsPerPage,
  placeList,
  searchPage,
  searchesTooOften,
  topicList,
  topicsPage,
} from './newsListPages';
import type { NewsPageMemory } from './newsPageMemory';
import { openToAll, sendNews } from './newsPolicy';
import { type NewsQuery, readQuery, searchPath } from './newsQuery';
import { mostFound, searchNews } from './newsSearch';
import { storyOf } from './newsStory';
import { latestSitemap, listSitemap, sitemap } from './sitemaps';
import { feedFormats, type FeedFormat, type Site } from './sitePage';
import { type ListFormat, listFormats } from './storyFormats';

const queryOf = ({ url }: Request): NewsQuery => readQuery(new URL(url, 'http://localhost').searchParams);

const asksForNothing = ({ words, company, topic, place }: NewsQuery): boolean =>
  [words, company, topic, place].every((text) => text === '');

const find = (query: NewsQuery, size: number, skip: number, isFeed = false) =>
  searchNews(query, {
    from: query.from === '' ? null : startOfEasternDay(query.from),
    until: query.to === '' ? null : endOfEasternDay(query.to),
    now: now(),
    size,
    skip,
    isFeed,
  });

/** Null for a search that may be made; else the seconds after which to ask again. */
const countSearch = ({ ip = '' }: Request): Promise<string | null> =>
  secondsToWait('news-search-by-address', ip);

/**
 * A list of releases by its address: which they are and what it is called. Null for one that has none. `hasOwnText`: its
 * company writes beside it, which changes without a release.
 */
type Found = { of: NewsOf; list: ListOf; hasOwnText?: boolean } | null;

/** A company that is found by another name by now. */
const isElsewhere = ({ of }: NonNullable<Found>, request: Request): boolean =>
  of !== null && 'company' in of && of.company !== keyOf(request);

/** A list that is called as its newest release calls it. */
const byName = async (
  of: NewsOf,
  nameOf: (item: NewsItem) => NewsName | null,
  list: (name: NewsName) => ListOf,
): Promise<Found> => {
  const { items } = await newsPart(of, null, 1);
  const name = items[0] ? nameOf(items[0]) : null;
  return name === null ? null : { of, list: list(name) };
};

/** What was sent, and of a feed the releases in it. */
type Written = { text: string; items: readonly NewsItem[] | null };

const feedCounted = (path: string, items: readonly NewsItem[]): Counted => ({
  what: 'feedFetches',
  numbers: items.map(({ number }) => number),
  path,
});

/**
 * The lists of the newsroom below `/news`: the latest releases, those of a company and of a place, what a search
 * finds, each as pages and as feeds; and its maps.
 */
export const newsListRouter = (
  siteNow: () => Promise<Site>,
  { storage, memory, counter }: { storage: StoragePort; memory: NewsPageMemory; counter: AnalyticsCounter },
): Router => {
  const router = express.Router();

  /** Before anything of a list is read. What it answers keeps the beginning of one that releases alone make. */
  const beginList = (request: Request) => {
    const keep = memory.begin();
    return (
      { list, hasOwnText = false }: NonNullable<Found>,
      file: string,
      response: Response,
      { text, items }: Written,
    ): void => {
      const counted = items && feedCounted(list.path + file, items);
      if (counted !== null) counter.count(request, counted);
      if (!hasOwnText && request.originalUrl === list.path + file)
        keep(request.originalUrl, { of: 'anyOf', counted }, response, text);
    };
  };

  const lists: readonly { path: string; find: (key: string) => Promise<Found> }[] = [
    { path: '', find: async () => ({ of: null, list: frontList(await siteNow()) }) },
    {
      path: '/companies/:key',
      find: async (key) => {
        const page = await publicCompany(key);
        if (page === null) return byName({ company: key }, ({ company }) => company, companyList);
        return { of: { company: page.slug }, list: companyPageList(page, await siteNow()), hasOwnText: true };
      },
    },
    {
      path: '/topics/:key',
      find: async (key) => {
        const list = topicList(key, await topicsWithNews(withNarrowerTopics(key)));
        return list && { of: { topic: key }, list };
      },
    },
    { path: '/places/:key', find: (key) => byName({ place: key }, ({ place }) => place, placeList) },
  ];

  type FeedOf = { path: string; title: string; items: readonly NewsItem[] };

  const sendFeed = async (
    response: Response,
    format: FeedFormat | ListFormat,
    { path, title, items }: FeedOf,
  ): Promise<string> => {
    const site = await siteNow();
    const texts = await newsTexts(items.map(({ distributionId }) => distributionId));
    const entries = items.map((item) => ({
      ...item,
      text: texts.get(item.distributionId) ?? { body: '', version: 1 },
    }));
    const changes = [feedChangedAt(items), (await newsChangedAt()) ?? new Date(0)];
    const last = new Date(Math.max(...changes.map((at) => at.getTime())));
    openToAll(response);
    if (last.getTime() > 0) response.set('Last-Modified', last.toUTCString());
    const named = `${title} | ${site.name}`;
    const text =
      'end' in format
        ? writeFeed(
            { path, title: named, items: entries.map((one) => ({ ...one, body: one.text.body })) },
            format,
            site,
          )
        : format.writeList(
            entries.map((one) => storyOf(one, one.text, site)),
            { uri: site.publicUrl + path, title: named },
            { sender: site.name, now: last },
          );
    sendPage(response, 200, text, `${format.type}; charset=utf-8`);
    return text;
  };

  router.get('/topics', async (_request, response) => {
    const inUse = await topicsWithNews(mediaTopics.map(({ code }) => code));
    sendNews(response, 200, topicsPage(await siteNow(), inUse));
  });

  router.get('/search', async (request, response) => {
    const query = queryOf(request);
    const site = await siteNow();
    if (asksForNothing(query)) {
      sendNews(response, 200, searchPage(site, query, null));
      return;
    }
    const wait = await countSearch(request);
    if (wait !== null) {
      sendNews(
        response.set({ 'Cache-Control': 'no-store', 'Retry-After': wait }),
        429,
        busyPage(site, query.words),
      );
      return;
    }
    const skip = Math.min(wholeNumber(asked(request, 'skip')) ?? 0, mostFound - newsPerPage);
    const found = await memory.read(() => find(query, newsPerPage, skip));
    const lookedFor = wordsLookedFor(query.words);
    // Shown where neither headline nor summary says why it was found.
    const silent = found.items.filter(
      ({ headline, summary }) =>
        lookedFor.size > 0 && findInText(`${headline} ${summary}`, lookedFor) === null,
    );
    const texts = await newsTexts(silent.map(({ distributionId }) => distributionId));
    const excerpts = new Map(
      [...texts].flatMap(([id, { body }]) => {
        const excerpt = findInText(runningText(body), lookedFor);
        return excerpt === null ? [] : [[id, excerpt] as const];
      }),
    );
    sendNews(response, 200, searchPage(site, query, { ...found, lookedFor, excerpts, skip }));
  });

  for (const format of feedFormats) {
    router.get(`/search/feed.${format.end}`, async (request, response, next) => {
      const query: NewsQuery = { ...queryOf(request), order: 'date' };
      if (asksForNothing(query)) {
        next();
        return;
      }
      const wait = await countSearch(request);
      if (wait !== null) {
        response.status(429).set('Retry-After', wait).type('text').send(searchesTooOften);
        return;
      }
      const { items } = await memory.read(() => find(query, newsPerFeed, 0, true));
      const path = searchPath(query);
      await sendFeed(response, format, { path, title: `Search: ${query.words}`, items });
      counter.count(request, feedCounted(path, items));
    });
  }

  /** Answers one file of a list, which leads on where the list has another address, and is kept where releases alone make it. */
  const answerList = (
    { path, find: findList }: (typeof lists)[number],
    file: string,
    write: (found: NonNullable<Found>, request: Request, response: Response) => Promise<Written>,
  ): void => {
    router.get(path + file || '/', async (request, response, next) => {
      const keep = beginList(request);
      const isFound = await memory.read(async () => {
        const found = await findList(keyOf(request));
        if (found === null) return false;
        if (isElsewhere(found, request)) response.redirect(301, found.list.path + file);
        else keep(found, file, response, await write(found, request, response));
        return true;
      });
      // What comes after has a connection of its own.
      if (!isFound) next();
    });
  };

  for (const list of lists) {
    answerList(list, '', async (found, request, response) => {
      const cursor = cursorOf(request);
      const part = await newsPart(found.of, cursor, newsPerPage);
      const page = listPage(await siteNow(), found.list, part, queryTo(cursor));
      sendNews(response, 200, page);
      return { text: page, items: null };
    });
    for (const format of [...feedFormats, ...listFormats]) {
      const file = `/${'end' in format ? `feed.${format.end}` : format.file}`;
      answerList(list, file, async (found, _request, response) => {
        const { items } = await newsPart(found.of, null, newsPerFeed);
        return { text: await sendFeed(response, format, { ...found.list, items }), items };
      });
    }
  }

  router.use('/companies', companyRouter(siteNow, storage));

  const xml = 'application/xml; charset=utf-8';
  router.get('/sitemap-latest.xml', async (_request, response) => {
    const text = await latestSitemap(await siteNow(), now());
    sendPage(response.set('Cache-Control', 'public, no-cache'), 200, text, xml);
  });
  router.get('/sitemap-lists.xml', async (_request, response) => {
    const site = await siteNow();
    const text = await memory.read(() => listSitemap(site));
    sendPage(response.set('Cache-Control', 'public, no-cache'), 200, text, xml);
  });
  router.get('/sitemap-:map.xml', async (request, response, next) => {
    const map = wholeNumber(request.params.map);
    const site = await siteNow();
    const text = map === null ? null : await memory.read(() => sitemap(map, site));
    if (text === null) next();
    else sendPage(response.set('Cache-Control', 'public, no-cache'), 200, text, xml);
  });
  return router;
};
