import express, { type Request, type Router } from 'express';
import { statement } from '../../platform/database/statement';
import { consumeLimit } from '../../platform/http/rateLimits';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import { publicCompany } from '../companies/companyRows';
import { companiesPage, pressKitPage } from './companyPages';
import { asked, cursorOf, keyOf, queryTo } from './newsAddress';
import { newsPart } from './newsItems';
import { companyPath } from './newsList';
import { newsPerPage } from './newsListPages';
import { sendNews } from './newsPolicy';
import { packPressKit } from './pressKit';
import type { Site } from './sitePage';

const perPage = 200;

/** By name; `after` is the last one before. */
const companiesByName = statement('companies-by-name')`
select approved_name as "name!", slug as "slug!" from companies
where approved_name is not null and lower(approved_name) > lower(:after::text)
order by lower(approved_name), company_id limit ${String(perPage + 1)}`;

/** Below `/news/companies`: the list of those that have a page, and of each the press kit. */
export const companyRouter = (siteNow: () => Promise<Site>, storage: StoragePort): Router => {
  const router = express.Router();

  router.get('/', async (request, response) => {
    const rows = await companiesByName.all({ after: asked(request, 'from').slice(0, 100) });
    const shown = rows.slice(0, perPage);
    const last = shown.at(-1);
    const next =
      rows.length > perPage && last ? `/news/companies?from=${encodeURIComponent(last.name)}` : null;
    sendNews(response, 200, companiesPage(await siteNow(), shown, next));
  });

  /** The page under the key of a request, at the address where it is now. Null when there is none, or it has moved. */
  const findHere = async (request: Request, response: express.Response, next: () => void, end: string) => {
    const page = await publicCompany(keyOf(request));
    if (page === null) next();
    else if (page.slug !== keyOf(request)) response.redirect(301, companyPath(page.slug) + end);
    else return page;
    return null;
  };

  router.get('/:key/press-kit', async (request, response, next) => {
    const page = await findHere(request, response, next, '/press-kit');
    if (page === null) return;
    const cursor = cursorOf(request);
    const part = await newsPart({ pictured: page.slug }, cursor, newsPerPage);
    sendNews(response, 200, pressKitPage(await siteNow(), page, part, queryTo(cursor)));
  });

  router.get('/:key/press-kit.zip', async (request, response, next) => {
    const page = await findHere(request, response, next, '/press-kit.zip');
    if (page === null) return;
    await consumeLimit('press-kit-by-address', request.ip ?? '');
    const packed = packPressKit(page, await siteNow(), storage);
    response.set({
      'Cache-Control': 'no-store',
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="press-kit-${page.companyId}.zip"`,
    });
    response.once('close', () => packed.destroy());
    // What is broken off is seen by its length: nothing can be said any more.
    packed.once('error', () => response.destroy());
    packed.pipe(response);
  });
  return router;
};
