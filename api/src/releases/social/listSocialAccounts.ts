import type { Handler } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { socialAccountsOf } from './socialAccounts';

export const listSocialAccounts: Handler<'listSocialAccounts'> = async ({ query: asked, session, now }) => {
  const { socialMedia } = asked;
  const all = await socialAccountsOf(session.userId, now);
  if (socialMedia === undefined) {
    const { limit, offset } = pageAsked(asked);
    return { status: 200, body: all.slice(offset, offset + limit), headers: countHeaders(all.length) };
  }
  const network = socialMedia === 'Linkedin' ? 'LinkedIn' : socialMedia;
  const account = all.find(({ type }) => type === network);
  if (account === undefined) return { status: 204 };
  return { status: 200, body: account, headers: countHeaders(1) };
};
