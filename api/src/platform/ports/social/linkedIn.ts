import type { NetworkSettings } from '../../settings/socialEnvironment';
import { accepted, askNetwork, refusalText } from './networkCalls';
import { oauth } from './oauth';
import { type SocialContent, type SocialPort } from './socialPort';

type Me = { sub?: string; name?: string; picture?: string };

const shareOf = (author: string, { text, link, title, description }: SocialContent) => ({
  author,
  lifecycleState: 'PUBLISHED',
  specificContent: {
    'com.linkedin.ugc.ShareContent': {
      shareCommentary: { text },
      shareMediaCategory: 'ARTICLE',
      media: [
        {
          status: 'READY',
          originalUrl: link,
          title: { text: title.slice(0, 200) },
          description: { text: description.slice(0, 256) },
        },
      ],
    },
  },
  visibility: { 'com.linkedin.ugc.MemberNetworkVisibility': 'PUBLIC' },
});

const addressOf = (urn: string): string => `https://www.linkedin.com/feed/update/${urn}/`;

/** LinkedIn: its tokens last sixty days, and few applications may renew them. It has no PKCE for web applications. */
export const linkedIn = (settings: NetworkSettings): SocialPort => {
  const { url, apiUrl } = settings;
  const { grant: _grant, ...authorization } = oauth(settings, {
    issuer: `${url}/oauth`,
    authorizeUrl: `${url}/oauth/v2/authorization`,
    tokenUrl: `${url}/oauth/v2/accessToken`,
    revokeUrl: `${url}/oauth/v2/revoke`,
    scope: 'openid profile w_member_social',
    authentication: 'body',
    hasPkce: false,
  });
  return {
    ...authorization,
    profile: async ({ access }) => {
      const { sub, name, picture } = accepted(
        await askNetwork(`${apiUrl}/v2/userinfo`, { token: access }),
      ) as Me;
      return sub === undefined ? null : { id: sub, name: name ?? '', avatar: picture ?? null };
    },
    pages: async () => [],
    /** LinkedIn names the share of which another one is a duplicate; as ours links to its release, that is ours. */
    post: async ({ access }, content, { accountId }) => {
      const answer = await askNetwork(`${apiUrl}/v2/ugcPosts`, {
        token: access,
        json: shareOf(`urn:li:person:${accountId}`, content),
        headers: { 'X-Restli-Protocol-Version': '2.0.0' },
      });
      const duplicateOf =
        answer.status === 422 && /duplicate of (urn:li:\w+:\d+)/i.exec(refusalText(answer.body))?.[1];
      if (duplicateOf) return { id: duplicateOf, address: addressOf(duplicateOf) };
      const { id = '' } = accepted(answer) as { id?: string };
      const urn = answer.headers.get('x-restli-id') ?? id;
      return { id: urn, address: addressOf(urn) };
    },
  };
};
