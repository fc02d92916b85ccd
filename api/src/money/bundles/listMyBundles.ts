import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { myBundles } from './listMyBundlesSql';

export const listMyBundles: Handler<'listMyBundles'> = async ({ query: asked, session, now }) =>
  pageAnswer(await myBundles.all({ userId: session.userId, now, ...pageAsked(asked) }));
