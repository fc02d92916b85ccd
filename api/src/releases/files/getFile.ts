import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { findFile } from '../../platform/files/findFile';
import { readFile } from '../../platform/files/readFile';
import { sizedFile } from '../../platform/files/sizedFile';
import { maySee } from './policy';

/** Somebody else's is 404. A browser may keep it and asks each time whether it still may show it. */
export const getFile: Handler<'getFile'> = async ({ path, query, session, ports }) => {
  const file = await findFile(path.uploadKey);
  if (file === null || !(await maySee(session, file))) throw notFound();
  return {
    status: 200,
    body: query.maxSide ? await sizedFile(file, ports.storage, query.maxSide) : readFile(file, ports.storage),
    headers: { 'Cache-Control': 'private, no-cache' },
  };
};
