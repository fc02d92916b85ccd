import { screenPaths } from '@dispatch/contract';
import { askedOfReleases, readReleasePlace } from '../features/dashboard/releasePlace';
import { verifiedOnes } from '../features/release/contactEmails';
import { beginCall } from '../shared/api/client';
import { readId } from '../shared/release/releaseId';
import { hasPartner, sessionToken } from '../shared/session/session';

const ofNoScreen = /^\/(logout|authorizationcode|redirectfromlegacy|oauthconfirmcallback)(\/|$)/i;
const ofRelease = /^\/distribution\/(create|edit|details)(?:\/([^/]+))?\/?$/i;

/** The contacts of a new release are those of the last one. */
async function beginLastRelease(): Promise<void> {
  const { data } = await beginCall('listReleases', { query: { limit: 1 } });
  const [last] = data;
  if (last !== undefined) void beginCall('getRelease', { path: { id: last.DistributionID } });
}

/**
 * Calls of the screen while its scripts still load, first those that it shows nothing without: a browser makes six at a
 * time. A missing one is made later, one too many for nothing.
 */
export function beginFirstCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (sessionToken() === null || ofNoScreen.test(pathname)) return;
  const [, screen, idText] = ofRelease.exec(pathname) ?? [];
  const id = readId(idText);
  const isDashboard = pathname === '/';
  const isStore = pathname === screenPaths.store;
  // Two calls, one after the other.
  if (screen === 'create' && id === null) beginLastRelease().catch(() => undefined);
  if (isDashboard)
    void beginCall('listReleases', { query: askedOfReleases(readReleasePlace(new URLSearchParams(search))) });
  if (id !== null) void beginCall('getRelease', { path: { id } });
  void beginCall('checkSession', { body: {} });
  void beginCall('getFeatures');
  if (isDashboard) {
    void beginCall('countReleases');
    void beginCall('listMyBundles');
    void beginCall('listUserParameters');
    void beginCall('listSocialAccounts', { query: { socialMedia: 'LinkedIn' } });
  }
  if (isDashboard || isStore || screen !== undefined) void beginCall('listPackages');
  if (isStore) void beginCall('listBundlePackages');
  void beginCall('getMe');
  if (screen === 'create' || screen === 'edit') void beginCall('listVerifiedEmails', { query: verifiedOnes });
  if (hasPartner()) void beginCall('getMyPartner');
}
