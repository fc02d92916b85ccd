import { permits } from '@dispatch/contract';
import type { Session } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { neverAtTheDesk } from '../lifecycle/moveRelease';
import type { StoredFile } from '../../platform/files/StoredFile';

const fileAtTheDesk = statement('file-at-the-desk')`
select 1 from file_uses u join releases r on r.distribution_id = u.used_by_id
      where u.file_id = :fileId and u.used_by = 'release' and r.state <> all(:neverAtTheDesk::smallint[]) limit 1`;

const isAtTheDesk = async (fileId: number): Promise<boolean> => {
  const rows = await fileAtTheDesk.all({ fileId, neverAtTheDesk: [...neverAtTheDesk] });
  return rows.length > 0;
};

/** A file is seen by who uploaded it; the desk sees the files of the releases that it reviews (openapi.yaml, getFile). */
export const maySee = async (session: Session, file: StoredFile): Promise<boolean> =>
  file.userId === session.userId ||
  (permits(session.group, 'releases.review') && (await isAtTheDesk(file.fileId)));
