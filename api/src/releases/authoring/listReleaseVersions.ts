import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { notFound } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { listReleaseVersionsSql, readerOf } from './releaseVersionsSql';

export const listReleaseVersions: Handler<'listReleaseVersions'> = async ({
  path,
  query: asked,
  session,
}) => {
  const { limit, offset } = pageAsked(asked);
  const values = [...readerOf(path.id, session), limit, offset];
  const found = await query<ListPage>('list-release-versions', listReleaseVersionsSql, values);
  if (found.length === 0) throw notFound();
  return pageAnswer(found);
};
