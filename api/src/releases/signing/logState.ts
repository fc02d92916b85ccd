import { statement } from '../../platform/database/statement';
import { edgeAfter, edgeOf, grownTiles, rootOfEdge, type Tile } from './merkleLog';

const headLock = statement('log-head-lock')`
select origin, size, checkpoint, key_name as "keyName", swept_to as "sweptTo" from log_head for update`;

const headBegin = statement('log-head-begin')`
insert into log_head (origin, size, checkpoint) values (:origin, 0, '') on conflict do nothing`;

export type LogHead = NonNullable<Awaited<ReturnType<typeof headLock.maybe>>>;

/** The end of the log, which nobody else adds to until the transaction ends. A new one is named after the site. */
export const holdLog = async (publicUrl: string): Promise<LogHead> => {
  const head = await headLock.maybe();
  if (head !== undefined) return head;
  // The name stays, whatever the site is called later: it is what earlier proofs are about.
  await headBegin.run({ origin: `${new URL(publicUrl).host}/log` });
  return headLock.one();
};

const headRead = statement('log-head-read')`
select origin, size, checkpoint from log_head where checkpoint <> ''`;

/** Undefined before anything was signed. */
export const readHead = () => headRead.maybe();

const headSave = statement('log-head-save')`
update log_head set size = :size, checkpoint = :checkpoint, key_name = :keyName`;

export const saveHead = async (head: {
  size: number;
  checkpoint: string;
  keyName: string;
}): Promise<void> => {
  await headSave.run(head);
};

const tileRead = statement('log-tile-read')`
select hashes from log_tiles where level = :level and tile = :tile`;

/** Entries on level 0, hashes above; what is not there is empty. */
export const readTile = async (level: number, tile: number): Promise<Buffer> =>
  (await tileRead.maybe({ level, tile }))?.hashes ?? Buffer.alloc(0);

const tileSave = statement('log-tile-save')`
insert into log_tiles (level, tile, hashes) values (:level, :tile, :hashes)
on conflict (level, tile) do update set hashes = excluded.hashes`;

/** Adds entries to the log that the caller holds. Answers its size and root then. */
export const appendEntries = async (
  size: number,
  entries: readonly Buffer[],
): Promise<{ size: number; root: Buffer }> => {
  const edge: Tile[] = [];
  for (const { level, tile } of edgeOf(size)) edge.push({ level, tile, hashes: await readTile(level, tile) });
  const tiles = grownTiles(size, edge, entries);
  for (const tile of tiles) await tileSave.run(tile);
  const grown = size + entries.length;
  const changed = new Set(tiles.map(({ level, tile }) => `${level}/${tile}`));
  const untouched = edge.filter(({ level, tile }) => !changed.has(`${level}/${tile}`));
  return { size: grown, root: rootOfEdge(edgeAfter(grown, [...tiles, ...untouched])) };
};
