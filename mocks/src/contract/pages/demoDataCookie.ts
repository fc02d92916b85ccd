import type { Request, RequestHandler, Response } from 'express';
import type { DemoData } from '../memory/demoData';
import type { DemoDataStore } from '../memory/demoDataStore';

const name = 'mockDemoData';

const idOf = (request: Request): string | null =>
  new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]+)`).exec(request.get('cookie') ?? '')?.[1] ?? null;

const tokenOf = (request: Request): string | null =>
  /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? null;

/** The demo data of a browser: that of the session's token, else that of its cookie, else a new one. */
export function demoDataOf(store: DemoDataStore, request: Request, response: Response): DemoData {
  const token = tokenOf(request);
  const known = token === null ? null : store.ofToken(token);
  const id = idOf(request);
  const demoData = store.get(known?.id ?? id, new Date());
  if (known === null && demoData.id !== id) {
    response.append('Set-Cookie', `${name}=${demoData.id}; Path=/; HttpOnly; SameSite=Lax`);
  }
  return demoData;
}

const isPage = (request: Request): boolean =>
  request.method === 'GET' &&
  request.get('sec-fetch-dest') !== 'script' &&
  request.accepts('html') === 'html';

export const demoDataWithPage =
  (store: DemoDataStore): RequestHandler =>
  (request, response, next) => {
    if (isPage(request) && idOf(request) === null) demoDataOf(store, request, response);
    next();
  };
