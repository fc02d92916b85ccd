import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { listMyBundlesSql } from './listMyBundlesSql';

export const listMyBundles: Handler<'listMyBundles'> = async ({ query: asked, session, now }) => {
  const { limit, offset } = pageAsked(asked);
  const found = await query<ListPage>('list-my-bundles', listMyBundlesSql, [
    session.userId,
    now,
    limit,
    offset,
  ]);
  return pageAnswer(found);
};
