import { join } from 'node:path';
import express, { type Router } from 'express';
import { notFound } from '../http/problem';

const year = 31_536_000_000;

/** The style sheet of the public pages: its name never changes and therefore has no hash. */
const withoutHash = /[\\/]article\.css$/;

/** The card provider's frame is of another origin and shows the fonts of the page around it. */
const font = /\.woff2$/;

/** The paths that are never a screen of the web application. */
const notAScreen = /^\/(api|news|assets|config\.json)(\/|$)/;

/**
 * The built web: files with a hash in their name are kept for a year, others are asked for again; every other address
 * that a browser opens is a screen of the application.
 */
export const builtWeb = (folder: string): Router => {
  const router = express.Router();
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: year,
      index: false,
      redirect: false,
      setHeaders: (response, path) => {
        if (withoutHash.test(path)) response.setHeader('Cache-Control', 'no-cache');
        if (font.test(path)) response.setHeader('Access-Control-Allow-Origin', '*');
      },
    }),
  );
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  router.use((request, response, next) => {
    const opens = request.method === 'GET' || request.method === 'HEAD';
    if (!opens || notAScreen.test(request.path) || !request.accepts('html')) throw notFound();
    response.sendFile(
      'index.html',
      { root: folder, headers: { 'Cache-Control': 'no-cache' } },
      (error?: Error) => {
        if (error !== undefined) next(notFound());
      },
    );
  });
  return router;
};
