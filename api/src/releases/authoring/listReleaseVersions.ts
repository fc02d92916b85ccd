import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { notFound } from '../../platform/call/problem';
import { readerOf, releaseVersionsList } from './releaseVersionsSql';

export const listReleaseVersions: Handler<'listReleaseVersions'> = async ({
  path,
  query: asked,
  session,
}) => {
  const found = await releaseVersionsList.all({ ...readerOf(path.id, session), ...pageAsked(asked) });
  if (found.length === 0) throw notFound();
  return pageAnswer(found);
};
