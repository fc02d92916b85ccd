import type { NetworkSettings } from '../../settings/socialEnvironment';
import { accepted } from './networkCalls';
import { oauth } from './oauth';
import type { SocialPort } from './socialPort';
import { askAs, postOnX } from './xPosts';

type Me = { data?: { id: string; username: string; profile_image_url?: string } };

/** X, by its API 2: OAuth 2 with PKCE; the access token lasts two hours, and each renewal brings another refresh token. */
export const x = (settings: NetworkSettings): SocialPort => {
  const { url, apiUrl } = settings;
  const { grant: _grant, ...authorization } = oauth(settings, {
    issuer: url,
    authorizeUrl: `${url}/i/oauth2/authorize`,
    tokenUrl: `${apiUrl}/2/oauth2/token`,
    revokeUrl: `${apiUrl}/2/oauth2/revoke`,
    scope: 'tweet.read tweet.write users.read offline.access',
    authentication: 'header',
    hasPkce: true,
  });
  return {
    ...authorization,
    profile: async ({ access }) => {
      const ask = askAs(apiUrl, access);
      const { data } = accepted(await ask('/2/users/me', { 'user.fields': 'profile_image_url' })) as Me;
      return data === undefined
        ? null
        : { id: data.id, name: data.username, avatar: data.profile_image_url ?? null };
    },
    pages: async () => [],
    post: ({ access }, content, posting) => postOnX(askAs(apiUrl, access), content, posting),
  };
};
