import { createRequire } from 'node:module';
import { join } from 'node:path';
import { printContract, type JsonObject } from '@dispatch/contract/document';
import { docsFiles, docsPolicy } from '@dispatch/contract/documentation';
import express, { type RequestHandler, type Router } from 'express';

const require = createRequire(import.meta.url);

const folderOf = (name: string): string => {
  const entry = require.resolve(name);
  return join(entry.slice(0, entry.lastIndexOf(name)), name);
};

const handOut =
  (file: ReturnType<typeof docsFiles>[string]): RequestHandler =>
  (_request, response) => {
    const found = file();
    response.set('Content-Security-Policy', docsPolicy).type(found.type);
    if ('text' in found) response.set('Cache-Control', 'no-cache').send(found.text);
    else response.sendFile(found.file, { root: folderOf(found.package), maxAge: 3_600_000 });
  };

export const apiDocs = (document: JsonObject): Router => {
  const router = express.Router();
  let yaml: string | undefined;
  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document);
  });
  router.get('/openapi.yaml', (_request, response) => {
    yaml ??= printContract(document);
    response.set('Cache-Control', 'no-cache').type('application/yaml').send(yaml);
  });
  for (const [path, file] of Object.entries(docsFiles(() => document))) router.get(path, handOut(file));
  return router;
};
