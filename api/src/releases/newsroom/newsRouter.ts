import { type Article, articleOf, companyOf, idOfNewsSlug } from '@dispatch/contract';
import type { Logger } from 'pino';
import express, { type Response, type Router } from 'express';
import type { Config } from '../../platform/settings/config';
import { findFile, isImage } from '../../platform/files/findFile';
import { readFile } from '../../platform/files/readFile';
import { imageSides, sizedFile, usefulSizes } from '../../platform/files/sizedFile';
import { consumeLimit } from '../../platform/http/rateLimits';
import { sendFile } from '../../platform/http/sendFile';
import { releaseContent } from '../lifecycle/releaseContent';
import { builtParts } from '../../platform/pages/firstView';
import { releasePdf } from '../pdf/releasePdf';
import type { Ports } from '../../platform/ports/ports';
import type { AnalyticsCounter, Counted } from '../analytics/analyticsCounter';
import { pixel } from '../analytics/pixel';
import { correctionsOf } from './corrections';
import { followRouter } from './followRouter';
import { withManifest } from '../signing/pictureManifest';
import { publishedUnder, readProof } from '../signing/releaseProof';
import { asked, wholeNumber } from './newsAddress';
import { newsOfRelease, newsTexts } from './newsItems';
import { newsListRouter } from './newsListRouter';
import { newsPage, type PageImage } from './newsPage';
import { absentPage } from './plainPage';
import type { NewsPageMemory } from './newsPageMemory';
import { newsPolicy, openToAll, sendNews } from './newsPolicy';
import { storyOf } from './newsStory';
import { newsStyle } from './newsStyle';
import { sendPage } from '../../platform/pages/sendPage';
import type { Site } from './sitePage';
import { storyFormats } from './storyFormats';
import { robotsText, sitemapIndex } from './sitemaps';
import {
  findPublished,
  isPublic,
  lastCorrection,
  type PublishedRelease,
} from '../lifecycle/publishedRelease';

const articleOfRelease = (release: PublishedRelease, config: Config): Article =>
  articleOf(
    {
      ...releaseContent(release),
      prwebPressReleaseId: release.prwebPressReleaseId,
      releaseDate: release.publishedAt.toISOString(),
    },
    config.brand.product,
  );

const nameOf = ({ slug, prwebPressReleaseId }: PublishedRelease): string =>
  `${slug ?? ''}-${prwebPressReleaseId}`;

/** @param below the file of the release that is answered; its page without it */
const countedOf = (
  what: Counted['what'],
  { prwebPressReleaseId: number }: PublishedRelease,
  below = '',
): Counted => ({ what, numbers: [number], path: `/news/${number}${below}` });

const pageImage = async ({ image }: Article, path: string): Promise<PageImage | null> => {
  const file = image === null ? null : await findFile(image.uploadKey);
  if (image === null || file === null || !isImage(file)) return null;
  const sizes = usefulSizes(file).map(({ side, ...size }) => ({
    src: `${path}/${image.uploadKey}?maxSide=${side}`,
    ...size,
  }));
  return { sizes };
};

const siteOf = async ({
  siteName: name,
  publicUrl,
  brand,
  webRoot,
  websubHub: hub,
  signingKeys,
}: Config): Promise<Site> => ({
  name,
  publicUrl,
  wire: brand.product,
  fonts: (await builtParts(webRoot))?.fonts ?? [],
  style: await newsStyle(webRoot),
  isSigned: signingKeys.length > 0,
  hub,
});

/** What search engines ask a site for first. */
export const searchEngineRouter = (config: Config): Router => {
  const router = express.Router();
  router.get('/robots.txt', async (_request, response) => {
    sendPage(
      response.set('Cache-Control', 'public, no-cache'),
      200,
      robotsText(await siteOf(config)),
      'text/plain',
    );
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const text = await sitemapIndex(await siteOf(config));
    sendPage(response.set('Cache-Control', 'public, no-cache'), 200, text, 'application/xml; charset=utf-8');
  });
  return router;
};

/**
 * Public pages: `/news/{slug}-{prwebPressReleaseId}`, for releases that are published and for no others, as they were
 * published last. Below stand `release.pdf` and their files by their keys: the featured image with `?maxSide=`, which
 * is shown, and the attachments, which are saved.
 */
export const newsRouter = (
  config: Config,
  { storage, mail }: Pick<Ports, 'storage' | 'mail'>,
  { memory, counter, log }: { memory: NewsPageMemory; counter: AnalyticsCounter; log: Logger },
): Router => {
  const siteNow = (): Promise<Site> => siteOf(config);
  const router = express.Router();
  router.use(async (_request, response, next) => {
    response.set('Content-Security-Policy', newsPolicy(await newsStyle(config.webRoot)));
    next();
  });
  router.use(followRouter(config, { mail, log }, siteNow));
  router.use(newsListRouter(siteNow, { storage, memory, counter }));

  /** Null when it has answered by itself: where nothing is published, and where it stands at another address. */
  const findReadable = async (
    response: Response,
    address: string,
    below = '',
  ): Promise<PublishedRelease | null> => {
    const release = await findPublished(address);
    if (release === null || !isPublic(release)) {
      const wasTakenDown = release !== null;
      const page = absentPage(await siteNow(), release?.prwebPressReleaseId ?? null);
      sendNews(response.set('Cache-Control', 'no-store'), wasTakenDown ? 410 : 404, page);
      return null;
    }
    if (address === nameOf(release)) return release;
    response.redirect(301, `/news/${nameOf(release)}${below}`);
    return null;
  };

  router.get('/:address', async (request, response) => {
    const keep = memory.begin();
    await memory.read(async () => {
      const release = await findReadable(response, request.params.address);
      if (release === null) return;
      const site = await siteNow();
      const name = nameOf(release);
      const { publishedAt: at, body } = release;
      const article = articleOfRelease(release, config);
      const image = await pageImage(article, `/news/${name}`);
      const correction = await lastCorrection(release);
      const listed = await newsOfRelease(release.distributionId);
      const address = `${config.publicUrl}/news/${name}`;
      const corrections = correction === null ? [] : await correctionsOf(release.distributionId);
      const published = { at, correction, corrections, address, body, image, listed };
      response
        .set('Cache-Control', 'public, no-cache')
        .set('Last-Modified', (correction?.at ?? at).toUTCString());
      const page = newsPage(article, published, site);
      sendNews(response, 200, page);
      const { distributionId } = release;
      const counted: Counted = countedOf('reads', release);
      counter.count(request, counted);
      const of = { distributionId, companyKey: listed?.item.company?.key ?? '' };
      keep(`/news/${name}`, { of, counted }, response, page);
    });
  });

  router.get('/:address/release.pdf', async (request, response) => {
    const release = await findReadable(response, request.params.address, '/release.pdf');
    if (release === null) return;
    await consumeLimit('pdf-by-address', request.ip ?? '');
    const article = articleOfRelease(release, config);
    const correction = await lastCorrection(release);
    const address = `${config.publicUrl}/news/${nameOf(release)}`;
    const published = { at: correction?.at ?? release.publishedAt, correction, address };
    counter.count(request, countedOf('downloads', release, '/release.pdf'));
    const file = await releasePdf({ article, site: config.siteName, ...published }, storage);
    await sendFile(response.set('Cache-Control', 'public, no-cache'), file);
  });

  // It says nothing of whether there is such a release: what is counted is only what is public.
  router.get(`/:address/${pixel.file}`, (request, response) => {
    const number = idOfNewsSlug(request.params.address);
    if (number !== null && number <= 2_147_483_647)
      counter.count(request, { what: 'shown', numbers: [number], path: `/news/${number}/${pixel.file}` });
    response.set('Cache-Control', 'no-store').type('gif').send(pixel.bytes);
  });

  router.get('/:address/proof.json', async (request, response, next) => {
    const number = idOfNewsSlug(request.params.address);
    const version = wholeNumber(asked(request, 'version'));
    const distributionId = number === null ? undefined : await publishedUnder(number);
    const proof = distributionId === undefined ? null : await readProof(distributionId, version);
    if (proof === null) next();
    // Every sign of it counts for whoever verifies it.
    else openToAll(response).type('application/json').send(JSON.stringify(proof));
  });

  for (const format of storyFormats) {
    router.get(`/:address/${format.file}`, async (request, response, next) => {
      const release = await findReadable(response, request.params.address, `/${format.file}`);
      if (release === null) return;
      const listed = await newsOfRelease(release.distributionId);
      // It was taken down in this moment.
      if (listed === null) {
        next();
        return;
      }
      const { item } = listed;
      counter.count(request, countedOf('feedFetches', release, `/${format.file}`));
      const text = (await newsTexts([item.distributionId])).get(item.distributionId);
      const story = storyOf(item, text ?? { body: '', version: 1 }, await siteNow());
      openToAll(response).set('Last-Modified', item.changedAt.toUTCString());
      const written = format.write(story, { sender: config.siteName, now: item.changedAt });
      sendPage(response, 200, written, `${format.type}; charset=utf-8`);
    });
  }

  router.get('/:address/:uploadKey', async (request, response, next) => {
    const { address, uploadKey } = request.params;
    const release = await findPublished(address);
    const article = release !== null && isPublic(release) ? articleOfRelease(release, config) : null;
    const side = imageSides.find((one) => String(one) === request.query['maxSide']);
    const image = article?.image ?? null;
    const isShown = side !== undefined && image?.uploadKey === uploadKey;
    const isAttached = article?.files.some((file) => file.uploadKey === uploadKey) ?? false;
    const file = isShown || isAttached ? await findFile(uploadKey) : null;
    if (file === null) {
      next();
      return;
    }
    response.set('Cache-Control', 'public, no-cache');
    if (!isShown && release !== null)
      counter.count(request, countedOf('downloads', release, `/${uploadKey}`));
    if (!isShown || release === null || article === null) {
      await sendFile(response, readFile(file, storage, 'attachment'));
      return;
    }
    const claims = {
      headline: article.headline,
      address: `${config.publicUrl}/news/${nameOf(release)}`,
      company: companyOf(release),
      publishedAt: release.publishedAt,
      ...image,
    };
    const picture = await sizedFile(file, storage, side);
    await sendFile(response, await withManifest(picture, claims, config));
  });

  router.use(async (_request, response) => {
    sendNews(response.set('Cache-Control', 'no-store'), 404, absentPage(await siteNow(), null));
  });
  return router;
};
