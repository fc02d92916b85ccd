import { createRequire } from 'node:module';
import { join } from 'node:path';
import { docsFiles, docsPolicy } from '@dispatch/contract/documentation';
import { type RequestHandler, Router } from 'express';
import type { MockContract } from '../mockContract';

const require = createRequire(import.meta.url);

const folderOf = (name: string): string => {
  const entry = require.resolve(name);
  return join(entry.slice(0, entry.lastIndexOf(name)), name);
};

export function docsPages(contract: () => MockContract): Router {
  const router = Router();
  for (const path of Object.keys(docsFiles(() => ({ ...contract().document })))) {
    const send: RequestHandler = (_request, response) => {
      // Made anew at each request: the contract is being edited.
      const file = docsFiles(() => ({ ...contract().document }))[path]?.();
      if (file === undefined) return;
      response.set({ 'Content-Security-Policy': docsPolicy, 'Cache-Control': 'no-cache' }).type(file.type);
      if ('text' in file) response.send(file.text);
      else response.sendFile(file.file, { root: folderOf(file.package) });
    };
    router.get(path, send);
  }
  return router;
}
