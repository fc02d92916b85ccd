import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { rawJson } from '../../http/rawJson';
import { countHeaders } from '../../http/totalCount';
import { listMyBundlesSql } from './listMyBundlesSql';

/** The signed-in user's prepaid releases, by package. */
export const listMyBundles: Handler<'listMyBundles'> = async ({ query: asked, session, now }) => {
  const { pageNumber = 1, limit = 200 } = asked;
  const [page] = await query<{ total: number; rows: string }>('list-my-bundles', listMyBundlesSql, [
    session.userId,
    now,
    limit,
    (pageNumber - 1) * limit,
  ]);
  return { status: 200, body: rawJson(page?.rows ?? '[]'), headers: countHeaders(page?.total ?? 0) };
};
