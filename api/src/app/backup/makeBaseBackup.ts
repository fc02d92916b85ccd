import { ArchiveWriter, type Written } from './archive';
import { addFiles } from './archiveFiles';
import type { BackupPlan } from './makeBackup';
import { type BaseManifest, type BaseReach, type BaseSeal, entry } from './manifest';
import { type BasePiece, mustBeArchived, readBaseBackup } from './readBaseBackup';
import { statement } from '../../platform/database/statement';

const clock = statement('base-backup-clock')`select clock_timestamp() as "now!"`;

/** `endedAt`: the first moment to which it can be brought, by the clock of the database. */
export type BaseBackupMade = { bytes: number; files: number; gone: number; endedAt: string };

/** The pieces of one part after the other, as sections of an archive. */
const addCluster = async (
  writer: ArchiveWriter,
  pieces: AsyncGenerator<BasePiece>,
): Promise<Record<BasePiece['part'], Written>> => {
  let next = await pieces.next();
  const bytesOf = async function* (part: BasePiece['part']): AsyncGenerator<Buffer> {
    while (next.done !== true && next.value.part === part) {
      yield next.value.bytes;
      next = await pieces.next();
    }
  };
  const cluster = await writer.addStream(entry.cluster, bytesOf('cluster'));
  return { cluster, list: await writer.addStream(entry.list, bytesOf('list')) };
};

const write = async (plan: BackupPlan, major: number, writer: ArchiveWriter): Promise<BaseBackupMade> => {
  const manifest: BaseManifest = { format: 2, madeAt: plan.now.toISOString(), major };
  await writer.add(entry.manifest, Buffer.from(JSON.stringify(manifest)));
  const { cluster, list } = await addCluster(writer, readBaseBackup(plan.databaseUrl, plan.tell));
  const reach: BaseReach = { endedAt: (await clock.one()).now.toISOString() };
  await writer.add(entry.reach, Buffer.from(JSON.stringify(reach)));
  const { files, gone } = await addFiles(plan.files, writer, plan.tell);
  const seal: BaseSeal = { cluster, list, files };
  await writer.add(entry.seal, Buffer.from(JSON.stringify(seal)));
  writer.end();
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, cluster.bytes);
  return { bytes, files: Object.keys(files).length, gone, ...reach };
};

/**
 * Writes the data folder of the whole PostgreSQL server, and the files of the product after it, to a place, sealed, while all goes on.
 * With the log that the server archives it is brought to any moment since. Throws NoBaseBackup.
 */
export const makeBaseBackup = async (plan: BackupPlan): Promise<BaseBackupMade> => {
  const major = await mustBeArchived();
  const writer = new ArchiveWriter();
  try {
    const sealed = await writer.sealed(plan.recipient);
    const storing = plan.to.put(plan.name, sealed, 'application/octet-stream');
    const [made] = await Promise.all([write(plan, major, writer), storing]);
    return made;
  } catch (error) {
    writer.break(error as Error);
    throw error;
  }
};
