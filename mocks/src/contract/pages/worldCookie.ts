import type { Request, RequestHandler, Response } from 'express';
import type { World } from '../world/world';
import type { Worlds } from '../world/worlds';

const name = 'mockWorld';

const idOf = (request: Request): string | null =>
  new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]+)`).exec(request.get('cookie') ?? '')?.[1] ?? null;

const tokenOf = (request: Request): string | null =>
  /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? null;

/** The world of a browser: that of the session's token, else that of its cookie, else a new one. */
export function worldOf(worlds: Worlds, request: Request, response: Response): World {
  const token = tokenOf(request);
  const known = token === null ? null : worlds.ofToken(token);
  const id = idOf(request);
  const world = worlds.get(known?.id ?? id, new Date());
  if (known === null && world.id !== id) {
    response.append('Set-Cookie', `${name}=${world.id}; Path=/; HttpOnly; SameSite=Lax`);
  }
  return world;
}

const isPage = (request: Request): boolean =>
  request.method === 'GET' &&
  request.get('sec-fetch-dest') !== 'script' &&
  request.accepts('html') === 'html';

/** Gives a browser its world with its first page, before many calls ask for one at once. */
export const worldWithPage =
  (worlds: Worlds): RequestHandler =>
  (request, response, next) => {
    if (isPage(request) && idOf(request) === null) worldOf(worlds, request, response);
    next();
  };
