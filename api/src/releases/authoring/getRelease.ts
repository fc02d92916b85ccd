import type { Handler } from '../../platform/call/handler';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { readOwnRelease } from './ownRelease';

export const getRelease: Handler<'getRelease'> = async ({ path, session }) => ({
  status: 200,
  body: await readOwnRelease(path.id, session.userId, seesCorrections(session)),
  headers: { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' },
});
