import { createHash } from 'node:crypto';
import { storageKeyOf } from './exportFile';
import { FileBody } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { openStored } from '../../platform/files/readFile';
import { findExport, presentExport } from './accountExport';

export const downloadAccountExport: Handler<'downloadAccountExport'> = async ({
  path,
  session,
  ports,
  now,
}) => {
  const found = await findExport(session.userId);
  const { key, readyDate, size } = presentExport(found, now);
  if (key === null || key !== path.key || readyDate === null || size === null) throw notFound();
  return {
    status: 200,
    body: new FileBody(
      {
        mediaType: 'application/zip',
        bytes: size,
        tag: createHash('sha256').update(key).digest('hex').slice(0, 40),
        name: `dispatch-account-${readyDate.slice(0, 10)}.zip`,
        disposition: 'attachment',
      },
      () => openStored(storageKeyOf(key), ports.storage),
    ),
  };
};
