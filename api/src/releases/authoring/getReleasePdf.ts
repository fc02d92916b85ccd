import { articleOf, permitsCall } from '@dispatch/contract';
import type { Handler, Session } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { neverAtTheDesk, stateOf } from '../lifecycle/moveRelease';
import { findAsSeenBy } from '../lifecycle/publishedRelease';
import type { Release } from '../lifecycle/Release';
import { releaseContent } from '../lifecycle/releaseContent';
import { releasePdf } from '../pdf/releasePdf';

/** The owner's own, and for the desk what it reviews, also what was taken down. */
const maySee = (session: Session, release: Release): boolean => {
  const isDeleted = stateOf(release) === 'Deleted';
  if (release.userId === session.userId && !isDeleted) return permitsCall(session, 'releases.read');
  const isAtTheDesk = !neverAtTheDesk.has(release.state) || (isDeleted && release.publishedAt !== null);
  return isAtTheDesk && permitsCall(session, 'desk.read');
};

export const getReleasePdf: Handler<'getReleasePdf'> = async ({ path, session, ports, config }) => {
  const release = await findAsSeenBy(session, path.id);
  if (release === null || !maySee(session, release)) throw notFound();
  const { prwebPressReleaseId, savedAt: at } = release;
  const article = articleOf({ ...releaseContent(release), prwebPressReleaseId }, config.brand.product);
  const unpublished = { address: null, correction: null };
  return {
    status: 200,
    body: await releasePdf({ article, site: config.siteName, at, ...unpublished }, ports.storage),
    headers: { 'Cache-Control': 'private, no-cache' },
  };
};
