import express, { type Response, type Router } from 'express';
import { openToAll } from './newsPolicy';
import { readHead, readTile } from '../signing/logState';
import { entryBundle, hashLength, leafTile, pathOfTile } from '../signing/merkleLog';
import { readSigningKeys } from '../signing/signingKeys';

/** Seconds for which a cache in front may answer with a checkpoint. */
const checkpointKept = 2;

const absent = (response: Response): void =>
  void response
    .status(404)
    .set('Cache-Control', 'no-store')
    .type('text/plain')
    .send('There is no such tile.\n');

const placeOf = (address: string): { level: number | 'entries'; tile: number; width: number } | null => {
  const [, level = '', path = '', part = '256'] =
    /^\/tile\/(\d|[1-5]\d|6[0-3]|entries)\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(address) ?? [];
  const [tile, width] = [Number(path.replace(/[x/]/g, '')), Number(part)];
  if (path === '' || tile >= 2 ** 31) return null;
  const place = { level: level === 'entries' ? level : Number(level), tile, width } as const;
  // One address for each, so that no cache keeps the same under many.
  return `/${pathOfTile(place.level, tile, width)}` === address && width > 0 ? place : null;
};

/**
 * `/log`: the log of what was signed, as files that never change (C2SP tlog-tiles), but for its checkpoint. Anybody may
 * keep them, and hold the log to what it said before.
 */
export const logRouter = (): Router => {
  const router = express.Router();
  router.get('/checkpoint', async (_request, response) => {
    const head = await readHead();
    if (head === undefined) absent(response);
    else
      openToAll(response)
        .set('Cache-Control', `public, max-age=${checkpointKept}`)
        .type('text/plain; charset=utf-8')
        .send(head.checkpoint);
  });
  router.get('/tile/{*path}', async (request, response) => {
    const place = placeOf(request.path);
    const level = place?.level === 'entries' ? 0 : place?.level;
    const hashes =
      place === null || level === undefined ? Buffer.alloc(0) : await readTile(level, place.tile);
    const asked = hashes.subarray(0, (place?.width ?? 0) * hashLength);
    if (place === null || asked.length === 0 || asked.length < place.width * hashLength) {
      absent(response);
      return;
    }
    const bytes =
      place.level === 'entries' ? entryBundle(asked) : place.level === 0 ? leafTile(asked) : asked;
    openToAll(response)
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .type('application/octet-stream')
      .send(bytes);
  });
  router.use((_request, response) => absent(response));
  return router;
};

/** `/.well-known/dispatch-keys.json`: what signatures of this site are verified with. */
export const signingKeysRouter = (): Router => {
  const router = express.Router();
  router.get('/dispatch-keys.json', async (_request, response) => {
    openToAll(response).json(await readSigningKeys());
  });
  return router;
};
