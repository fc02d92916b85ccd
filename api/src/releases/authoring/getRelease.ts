import type { Handler } from '../../platform/call/handler';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { readTaggedRelease } from './ownRelease';

export const getRelease: Handler<'getRelease'> = async ({ path, session }) => ({
  status: 200,
  body: await readTaggedRelease(path.id, session.userId, seesCorrections(session)),
  headers: { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' },
});
