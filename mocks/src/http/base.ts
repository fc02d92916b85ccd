import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import express, { type Express, type RequestHandler } from 'express';

const require = createRequire(import.meta.url);

const fonts: Readonly<Record<string, string>> = {
  'newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  'newsreader-italic.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
  'schibsted-grotesk.woff2':
    '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  'spline-sans-mono.woff2':
    '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
};

/** Refuses a form that another site sent (browsers say where a form comes from; programs need not). */
export const ownFormsOnly: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site');
  if (request.method === 'POST' && site !== undefined && site !== 'same-origin' && site !== 'none') {
    response.status(403).type('text').send('This form must be sent from its own page.');
    return;
  }
  next();
};

export function baseApp(name: string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', service: name });
  });
  app.get('/look/standins.css', (_request, response) => {
    response.sendFile(fileURLToPath(new URL('../look/standins.css', import.meta.url)));
  });
  app.get('/look/fonts/:name', (request, response, next) => {
    const font = fonts[request.params.name];
    if (font === undefined) {
      next();
      return;
    }
    response.set('Access-Control-Allow-Origin', '*');
    response.sendFile(require.resolve(font), { maxAge: '1d' });
  });
  return app;
}
