import { withoutTransaction } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { facebookPagesOf } from './facebookPages';

export const listFacebookPages = withoutTransaction<'listFacebookPages'>(async (call) => {
  const { limit, offset } = pageAsked(call.query);
  const { pages } = await facebookPagesOf(call);
  const body = pages.slice(offset, offset + limit).map(({ id, name }) => ({ id, name }));
  return { status: 200, body, headers: countHeaders(pages.length) };
});
