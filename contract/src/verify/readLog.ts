import {
  type Bytes,
  type Checkpoint,
  leafHash,
  nodeHash,
  NotGenuine,
  readCheckpoint,
  type SigningKeys,
  toBase64,
} from './verifyProof';

/** Gets a file of a log by its path below it: `checkpoint`, `tile/entries/000`. Throws where there is none. */
export type GetFile = (path: string) => Promise<Bytes>;

const perTile = 256;

/** The number of a tile as paths have it: 1234067 is `x001/x234/067`. */
export const tilePath = (tile: number): string =>
  tile
    .toString()
    .padStart(Math.ceil(tile.toString().length / 3) * 3, '0')
    .replace(/\d{3}(?=\d)/g, 'x$&/');

/** Trees of 2, 4, 8 … leaves, the largest first, as far as the leaves that were read go. */
type Trees = { size: number; hash: Bytes }[];

const grow = async (trees: Trees, hash: Bytes): Promise<void> => {
  trees.push({ size: 1, hash });
  for (;;) {
    const [left, right] = trees.slice(-2);
    if (left === undefined || right === undefined || left.size !== right.size) return;
    trees.splice(-2, 2, { size: 2 * left.size, hash: await nodeHash(left.hash, right.hash) });
  }
};

const rootOf = async (trees: Trees): Promise<Bytes | null> => {
  const [last, ...others] = trees.toReversed();
  let hash = last?.hash ?? null;
  for (const one of others) hash = hash && (await nodeHash(one.hash, hash));
  return hash;
};

/**
 * Reads every entry of a log anew and holds it against what the log says of itself, now and, where one is given, in a
 * checkpoint that was kept from before. Answers the checkpoint of now. Throws NotGenuine where an entry is not what it was.
 */
export const readLog = async (
  get: GetFile,
  keys: SigningKeys,
  kept: string | null = null,
): Promise<string> => {
  const note = new TextDecoder().decode(await get('checkpoint'));
  const said: Checkpoint = await readCheckpoint(note, keys);
  const before = kept === null ? null : await readCheckpoint(kept, keys);
  if (before !== null && before.size > said.size)
    throw new NotGenuine('The log is shorter than it was: entries were taken out.');
  const trees: Trees = [];
  const hold = async ({ root }: Checkpoint, text: string): Promise<void> => {
    const found = await rootOf(trees);
    if (found === null || toBase64(found) !== toBase64(root)) throw new NotGenuine(text);
  };
  for (let count = 0; count < said.size;) {
    const width = Math.min(perTile, said.size - count);
    const path = `tile/entries/${tilePath(Math.floor(count / perTile))}${width < perTile ? `.p/${width}` : ''}`;
    const bundle = await get(path);
    const full = count + width;
    for (let at = 0; at < bundle.length;) {
      const end = at + 2 + (bundle[at] ?? 0) * 256 + (bundle[at + 1] ?? 0);
      await grow(trees, await leafHash(bundle.slice(at + 2, end)));
      [at, count] = [end, count + 1];
      if (count === before?.size)
        await hold(before, 'The log was written anew: entries are not what they were.');
    }
    // Else a site that sends nothing would be asked for ever.
    if (count !== full) throw new NotGenuine(`${path} does not hold as many entries as it should.`);
  }
  if (said.size > 0) await hold(said, 'The log does not hold what it says it holds.');
  return note;
};
