import { permitsCall } from '@dispatch/contract';
import type { Handler, Session } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { findFile } from '../../platform/files/findFile';
import { readFile } from '../../platform/files/readFile';
import { sizedFile } from '../../platform/files/sizedFile';
import type { StoredFile } from '../../platform/files/StoredFile';
import { neverAtTheDesk } from '../lifecycle/moveRelease';

const fileAtTheDesk = statement('file-at-the-desk')`
select 1 from file_uses u join releases r on r.distribution_id = u.used_by_id
      where u.file_id = :fileId and u.used_by = 'release' and r.state <> all(:neverAtTheDesk::smallint[]) limit 1`;

const isAtTheDesk = async (fileId: number): Promise<boolean> => {
  const rows = await fileAtTheDesk.all({ fileId, neverAtTheDesk: [...neverAtTheDesk] });
  return rows.length > 0;
};

/** A file is seen by who uploaded it; the desk sees the files of the releases that it reviews (openapi.yaml, getFile). */
const maySee = async (session: Session, file: StoredFile): Promise<boolean> =>
  file.userId === session.userId || (permitsCall(session, 'desk.read') && (await isAtTheDesk(file.fileId)));

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
