import { askedOfReleases, readReleasePlace } from '../features/dashboard/releasePlace';
import { verifiedOnes } from '../features/release/contactEmails';
import { beginCall } from '../shared/api/client';
import { readId } from '../shared/release/releaseId';
import { hasPartner, sessionToken } from '../shared/session/session';

const ofNoScreen = /^\/(logout|authorizationcode|redirectfromlegacy|oauthconfirmcallback)(\/|$)/i;
const ofRelease = /^\/distribution\/(create|edit|details)(?:\/([^/]+))?\/?$/i;

/** Calls of the screen while its scripts still load. A missing one is made later, one too many for nothing. */
export function beginFirstCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (sessionToken() === null || ofNoScreen.test(pathname)) return;
  const [, screen, idText] = ofRelease.exec(pathname) ?? [];
  const id = readId(idText);
  if (id !== null) beginCall('getRelease', { path: { id } });
  if (pathname === '/') {
    beginCall('listReleases', { query: askedOfReleases(readReleasePlace(new URLSearchParams(search))) });
  }
  beginCall('getFeatures');
  beginCall('getMe');
  if (pathname === '/' || screen !== undefined) beginCall('listPackages');
  if (pathname === '/') {
    beginCall('listMyBundles');
    beginCall('countReleases');
    beginCall('listUserParameters');
    beginCall('listSocialAccounts', { query: { socialMedia: 'LinkedIn' } });
  }
  beginCall('checkSession', { body: {} });
  if (screen === 'create' || screen === 'edit') beginCall('listVerifiedEmails', { query: verifiedOnes });
  if (hasPartner()) beginCall('getMyPartner');
}
