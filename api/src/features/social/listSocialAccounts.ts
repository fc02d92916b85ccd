import type { Handler } from '../../http/handler';
import { countHeaders } from '../../http/totalCount';
import { socialAccountsOf } from './socialAccounts';

/** The connected social accounts, or the one of a network. */
export const listSocialAccounts: Handler<'listSocialAccounts'> = async ({ query: asked, session, now }) => {
  const { socialMedia, pageNumber = 1, limit = 200 } = asked;
  const all = await socialAccountsOf(session.userId, now);
  if (socialMedia === undefined) {
    const from = (pageNumber - 1) * limit;
    return { status: 200, body: all.slice(from, from + limit), headers: countHeaders(all.length) };
  }
  const network = socialMedia === 'Linkedin' ? 'LinkedIn' : socialMedia;
  const account = all.find(({ type }) => type === network);
  if (account === undefined) return { status: 204 };
  return { status: 200, body: account, headers: countHeaders(1) };
};
