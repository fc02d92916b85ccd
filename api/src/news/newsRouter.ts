import { articleOf, idOfNewsSlug } from '@dispatch/contract';
import express, { type Response, type Router } from 'express';
import type { Config } from '../config';
import { Release } from '../models/Release';
import { releaseContent } from '../models/releaseContent';
import { builtParts } from '../pages/firstView';
import { sendPage } from '../pages/sendPage';
import { stateOf } from '../lifecycle/moveRelease';
import { absentPage, newsPage, type Site } from './newsPage';

/** The only script element is data, which this policy would refuse to run. Style attributes carry alignment. */
const newsPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const send = (response: Response, status: number, text: string): void =>
  sendPage(response.set('Content-Security-Policy', newsPolicy), status, text);

/** Public pages: `/news/{slug}-{prwebPressReleaseId}`, for releases that are published and for no others. */
export const newsRouter = (config: Config): Router => {
  const siteNow = async (): Promise<Site> => ({
    name: config.siteName,
    publicUrl: config.publicUrl,
    fonts: (await builtParts(config.webRoot))?.fonts ?? [],
  });
  const router = express.Router();

  router.get('/:address', async (request, response) => {
    const site = await siteNow();
    const number = idOfNewsSlug(request.params.address);
    const release =
      number === null || number > 2_147_483_647
        ? null
        : await Release.findOne({ where: { prwebPressReleaseId: number } });
    const state = release === null ? 'NotFound' : stateOf(release);
    const publishedAt = release?.publishedAt ?? null;
    if (release === null || publishedAt === null || state !== 'Published') {
      const wasTakenDown = publishedAt !== null && state === 'Deleted';
      send(
        response.set('Cache-Control', 'no-store'),
        wasTakenDown ? 410 : 404,
        absentPage(site, wasTakenDown),
      );
      return;
    }
    const name = `${release.slug ?? ''}-${release.prwebPressReleaseId}`;
    if (request.params.address !== name) {
      response.redirect(301, `/news/${name}`);
      return;
    }
    const article = articleOf(
      {
        ...releaseContent(release),
        prwebPressReleaseId: release.prwebPressReleaseId,
        releaseDate: publishedAt.toISOString(),
      },
      config.brand.product,
    );
    const published = { at: publishedAt, address: `${config.publicUrl}/news/${name}`, body: release.body };
    response.set('Cache-Control', 'public, no-cache').set('Last-Modified', publishedAt.toUTCString());
    send(response, 200, newsPage(article, published, site));
  });

  router.use(async (_request, response) => {
    send(response.set('Cache-Control', 'no-store'), 404, absentPage(await siteNow(), false));
  });
  return router;
};
