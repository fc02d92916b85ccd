import type { components } from '@dispatch/contract';
import type { Handler, Session } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { readerOf, releaseAtVersion } from './releaseVersionsSql';

type Found = components['schemas']['ReleaseAtVersion'];

/** Throws 404 for a version that is absent, and for a release that this person may not read. */
export const readReleaseAtVersion = async (
  distributionId: number,
  number: number,
  session: Session,
): Promise<Found> => {
  const row = await releaseAtVersion.maybe({ ...readerOf(distributionId, session), number });
  if (row === undefined) throw notFound();
  return JSON.parse(row.found) as Found;
};

export const getReleaseVersion: Handler<'getReleaseVersion'> = async ({ path, session }) => ({
  status: 200,
  body: await readReleaseAtVersion(path.id, path.number, session),
});
