import { join } from 'node:path';
import express, { type Router } from 'express';
import { notFound } from '../call/problem';
import type { Config } from '../settings/config';
import { builtFiles } from './builtFiles';
import type { WriteEntry } from './entryPage';
import { sendPage } from './sendPage';

/** The paths that are never a screen of the web application. */
const notAScreen = /^\/(api|news|assets|config\.json)(\/|$)/;

export const builtWeb = ({ webRoot }: Config, writeEntry: WriteEntry): Router => {
  const router = express.Router();
  router.use('/assets', builtFiles(join(webRoot, 'assets'), { areHashed: true }));
  router.use(builtFiles(webRoot, { areHashed: false }));
  router.use(async (request, response) => {
    const opens = request.method === 'GET' || request.method === 'HEAD';
    if (!opens || notAScreen.test(request.path) || !request.accepts('html')) throw notFound();
    const text = await writeEntry('index.html', request, { head: null, data: null });
    if (text === null) throw notFound();
    // What is drawn depends on whether the browser has kept a session.
    sendPage(response.set('Cache-Control', 'no-cache').vary('Cookie'), 200, text);
  });
  return router;
};
