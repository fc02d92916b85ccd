import type { NetworkSettings } from '../../settings/socialEnvironment';
import { accepted, askNetwork, type NetworkAnswer, refusalText } from './networkCalls';
import { oauth } from './oauth';
import { type PostedAs, type SocialPage, type SocialPort, SocialRefused } from './socialPort';

type Picture = { picture?: { data?: { url?: string } } };
type Me = Picture & { id?: string; name?: string };
type Pages = {
  data: (Picture & { id: string; name: string; access_token: string })[];
  paging?: { cursors?: { after?: string }; next?: string };
};
type Feed = { data: { id: string; message?: string; created_time: string }[] };

const mostPages = 200;
const addressOf = (id: string): string => `https://www.facebook.com/${id}`;

/** Facebook tells by a code of its own that a token is not good any more; what it is asked with a page's it is too. */
const judged = (answer: NetworkAnswer): unknown => {
  const { error } = (answer.body ?? {}) as { error?: { code?: number } };
  if (error?.code === 190) throw new SocialRefused('authorization', refusalText(answer.body));
  return accepted(answer);
};

/** Facebook posts to pages alone: the token of a page, which does not end, is asked for with that of its person. */
export const facebook = (settings: NetworkSettings): SocialPort => {
  const { url, apiUrl } = settings;
  const { grant, ...authorization } = oauth(settings, {
    issuer: new URL(url).origin,
    authorizeUrl: `${url}/dialog/oauth`,
    tokenUrl: `${apiUrl}/oauth/access_token`,
    scope: 'pages_show_list pages_manage_posts pages_read_engagement',
    authentication: 'body',
    hasPkce: false,
  });
  const read = async (path: string, query: Record<string, string>, token: string): Promise<unknown> =>
    judged(await askNetwork(`${apiUrl}/${path}?${new URLSearchParams(query).toString()}`, { token }));

  /** Facebook may take the same twice: after a try whose answer was lost, the page is looked at first. */
  const findPost = async (
    page: string,
    token: string,
    text: string,
    since: Date,
  ): Promise<PostedAs | null> => {
    const query = { fields: 'id,message,created_time', limit: '50' };
    const { data } = (await read(`${page}/published_posts`, query, token)) as Feed;
    const own = data.find(
      ({ message, created_time }) => message === text && Date.parse(created_time) > since.getTime() - 60_000,
    );
    return own === undefined ? null : { id: own.id, address: addressOf(own.id) };
  };

  return {
    ...authorization,
    exchangeCode: async (given) => {
      const { tokens } = await authorization.exchangeCode(given);
      // The first one lasts an hour or two; this one sixty days, and pages asked for with it do not end.
      const longer = await grant('fb_exchange_token', { fb_exchange_token: tokens.access });
      return { ...longer, ends: null };
    },
    profile: async ({ access }) => {
      const { id, name, picture } = (await read('me', { fields: 'id,name,picture' }, access)) as Me;
      return id === undefined ? null : { id, name: name ?? '', avatar: picture?.data?.url ?? null };
    },
    pages: async ({ access }) => {
      const pages: SocialPage[] = [];
      let after: string | undefined;
      do {
        const query = { fields: 'id,name,access_token,picture', limit: '100', ...(after && { after }) };
        const { data, paging } = (await read('me/accounts', query, access)) as Pages;
        for (const { id, name, access_token: token, picture } of data)
          pages.push({ id, name, token, avatar: picture?.data?.url ?? null });
        after = paging?.next === undefined ? undefined : paging.cursors?.after;
      } while (after !== undefined && pages.length < mostPages);
      return pages.slice(0, mostPages).sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    post: async ({ page }, { text, link }, { triedAt }) => {
      if (page === undefined) throw new SocialRefused('authorization', 'No page was chosen.');
      const found = triedAt && (await findPost(page.id, page.token, text, triedAt));
      if (found) return found;
      const answer = await askNetwork(`${apiUrl}/${encodeURIComponent(page.id)}/feed`, {
        token: page.token,
        json: { message: text, link },
      });
      const { id } = judged(answer) as { id: string };
      return { id, address: addressOf(id) };
    },
    revoke: async ({ access }) => {
      judged(await askNetwork(`${apiUrl}/me/permissions`, { token: access, method: 'DELETE' }));
    },
  };
};
