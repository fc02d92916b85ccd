import { articleOf, idOfNewsSlug } from '@dispatch/contract';
import { type Request, type Response, Router } from 'express';
import { Html, html } from '../../http/html';
import { sendPage } from '../../http/page';
import type { MockContract } from '../mockContract';
import { releases } from '../memory/releases';
import { publishDue } from '../responders/moveRelease';
import type { DemoDataStore } from '../memory/demoDataStore';
import { demoDataOf } from './demoDataCookie';

const footer =
  'Mock server of Dispatch. The published page itself is made by the API; this one shows the text alone.';

export function newsPages(store: DemoDataStore, contract: () => MockContract): Router {
  const router = Router();
  router.get('/:name', (request: Request<{ name: string }>, response: Response) => {
    const demoData = demoDataOf(store, request, response);
    const remembering = { demoData, contract: contract(), now: new Date() };
    publishDue(remembering);
    const number = idOfNewsSlug(request.params.name);
    const row = releases(remembering).rows.find(
      ({ release }) => release.prwebPressReleaseId === number && release.publicUrl !== null,
    );
    if (row === undefined) {
      const body = html`<p>Nothing is published at this address.</p>`;
      sendPage(
        response,
        { title: 'Not Found', slug: 'News', heading: 'Not Found', body, footer, width: 'form' },
        { status: 404 },
      );
      return;
    }
    const article = articleOf(row.release, 'PRWeb');
    sendPage(response, {
      title: article.headline,
      slug: article.slugLine,
      heading: article.headline,
      body: html`<p>${article.summary}</p>
        ${new Html(article.bodyHtml)}`,
      footer,
      width: 'list',
    });
  });
  return router;
}
