import { compareReleases } from '@dispatch/contract/compare';
import type { Handler } from '../../platform/call/handler';
import { readReleaseAtVersion } from './getReleaseVersion';

export const compareReleaseVersions: Handler<'compareReleaseVersions'> = async ({ path, session }) => {
  const before = await readReleaseAtVersion(path.id, path.number, session);
  const after = await readReleaseAtVersion(path.id, path.other, session);
  return { status: 200, body: compareReleases(before.release, after.release) };
};
