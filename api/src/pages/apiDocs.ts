import { createRequire } from 'node:module';
import { join } from 'node:path';
import express, { type Router } from 'express';
import type { ContractDocument } from '../http/contractDocument';

const scalarFolder = (): string => {
  const entry = createRequire(import.meta.url).resolve('@scalar/api-reference');
  return join(entry.slice(0, entry.lastIndexOf('api-reference')), 'api-reference', 'dist', 'browser');
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Dispatch API</title>
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/reference.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
});
`;

/** The page makes elements with style attributes and asks nobody but us. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** /api/docs, the contract for people, and /api/openapi.json|yaml, the contract for programs. */
export const apiDocs = (contract: { text: string; document: ContractDocument }): Router => {
  const router = express.Router();
  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(contract.document);
  });
  router.get('/openapi.yaml', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('application/yaml').send(contract.text);
  });
  router.get('/docs', (_request, response) => {
    response.set('Content-Security-Policy', policy).set('Cache-Control', 'no-cache').type('html').send(page);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(start);
  });
  router.get('/docs/reference.js', (_request, response) => {
    response.sendFile('standalone.js', { root: scalarFolder(), maxAge: 3_600_000 });
  });
  return router;
};
