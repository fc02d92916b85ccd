import { createHash } from 'node:crypto';
import { tilePath } from '@dispatch/contract/verify/log';

/** Hashes of a tile, and the levels of the tree that it spans. */
const perTile = 256;
const tileHeight = 8;
export const hashLength = 32;
const tileBytes = perTile * hashLength;

/** Of the parts as if they were one; a text counts as its UTF-8. */
export const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** As RFC 6962 has it: no leaf can pass for a node. */
export const leafHashOf = (entry: Uint8Array): Buffer => sha256(Buffer.from([0]), entry);
const nodeHashOf = (left: Uint8Array, right: Uint8Array): Buffer => sha256(Buffer.from([1]), left, right);

const hashAt = (hashes: Buffer, place: number): Buffer =>
  hashes.subarray(place * hashLength, (place + 1) * hashLength);
const hashesIn = (hashes: Buffer): Buffer[] =>
  Array.from({ length: hashes.length / hashLength }, (_, place) => hashAt(hashes, place));

/** The root of a tree whose leaves are as many hashes as a power of two. */
const foldPerfect = (hashes: readonly Buffer[]): Buffer => {
  let row = [...hashes];
  while (row.length > 1)
    row = Array.from({ length: row.length / 2 }, (_, place) =>
      nodeHashOf(row[2 * place] ?? Buffer.alloc(0), row[2 * place + 1] ?? Buffer.alloc(0)),
    );
  return row[0] ?? sha256();
};

/** A tile of the log: entries of 32 bytes on level 0, and above the hash of each full tile of the level below. */
export type Tile = { level: number; tile: number; hashes: Buffer };

/** Which tiles are not full in a log of this size: those that an entry is added to. */
export const edgeOf = (size: number): { level: number; tile: number }[] => {
  const edge: { level: number; tile: number }[] = [];
  for (let [level, count] = [0, size]; count > 0; [level, count] = [level + 1, Math.floor(count / perTile)])
    if (count % perTile > 0) edge.push({ level, tile: Math.floor(count / perTile) });
  return edge;
};

const treeHashes = ({ level, hashes }: Tile): Buffer[] =>
  level === 0 ? hashesIn(hashes).map(leafHashOf) : hashesIn(hashes);

/** The root of a log by its tiles that are not full (C2SP tlog-tiles); that of nothing is the hash of nothing. */
export const rootOfEdge = (edge: readonly Tile[]): Buffer => {
  // Whole subtrees from left to right, as a size is written in powers of two.
  const subtrees = edge
    .toSorted((one, other) => other.level - one.level)
    .flatMap((tile) => {
      const hashes = treeHashes(tile);
      const found: Buffer[] = [];
      for (let [from, width] = [0, perTile / 2]; width >= 1; width /= 2)
        if (from + width <= hashes.length) {
          found.push(foldPerfect(hashes.slice(from, from + width)));
          from += width;
        }
      return found;
    });
  const [last = sha256(), ...others] = subtrees.toReversed();
  return others.reduce((hash, left) => nodeHashOf(left, hash), last);
};

/** Adds entries behind a log of this size, whose tiles that are not full are given. Answers every tile that is another one then. */
export const grownTiles = (size: number, edge: readonly Tile[], entries: readonly Buffer[]): Tile[] => {
  const open = new Map(edge.map((tile) => [tile.level, tile]));
  const written = new Map<string, Tile>();
  const add = (level: number, hash: Buffer): void => {
    const behind = Math.floor(size / perTile ** (level + 1));
    const before = open.get(level) ?? { level, tile: behind, hashes: Buffer.alloc(0) };
    const tile = { ...before, hashes: Buffer.concat([before.hashes, hash]) };
    written.set(`${level}/${tile.tile}`, tile);
    if (tile.hashes.length < tileBytes) {
      open.set(level, tile);
      return;
    }
    add(level + 1, foldPerfect(treeHashes(tile)));
    open.set(level, { level, tile: tile.tile + 1, hashes: Buffer.alloc(0) });
  };
  for (const entry of entries) add(0, entry);
  return [...written.values()];
};

/** The tiles of a log that are not full once these were written over it. */
export const edgeAfter = (size: number, tiles: readonly Tile[]): Tile[] =>
  edgeOf(size).flatMap(
    ({ level, tile }) => tiles.find((one) => one.level === level && one.tile === tile) ?? [],
  );

type ReadTile = (level: number, tile: number) => Promise<Buffer>;

/** The root of the entries from one to before another, by as few tiles as it takes. */
const rangeHash = async (read: ReadTile, from: number, to: number): Promise<Buffer> => {
  const width = to - from;
  const half = 2 ** Math.floor(Math.log2(width));
  if (half < width)
    return nodeHashOf(await rangeHash(read, from, from + half), await rangeHash(read, from + half, to));
  const level = Math.floor(Math.log2(width) / tileHeight);
  const first = from / perTile ** level;
  const tile = Math.floor(first / perTile);
  const hashes = treeHashes({ level, tile, hashes: await read(level, tile) });
  const count = width / perTile ** level;
  return foldPerfect(hashes.slice(first % perTile, (first % perTile) + count));
};

/** The hashes beside the way from an entry up to the root of a log of this size, the nearest first (RFC 6962, 2.1.1). */
export const inclusionPath = async (read: ReadTile, index: number, size: number): Promise<Buffer[]> => {
  const path: Buffer[] = [];
  for (let [from, to] = [0, size]; to - from > 1;) {
    const middle = from + 2 ** Math.floor(Math.log2(to - from - 1));
    if (index < middle) {
      path.unshift(await rangeHash(read, middle, to));
      to = middle;
    } else {
      path.unshift(await rangeHash(read, from, middle));
      from = middle;
    }
  }
  return path;
};

/** The entries of a tile as a bundle: each behind its length in two bytes. */
export const entryBundle = (hashes: Buffer): Buffer =>
  Buffer.concat(hashesIn(hashes).flatMap((entry) => [Buffer.from([0, hashLength]), entry]));

/** A tile of level 0 as others read it: the hashes of its entries. */
export const leafTile = (hashes: Buffer): Buffer => Buffer.concat(hashesIn(hashes).map(leafHashOf));

/** Where a tile of `width` hashes stands below a log, `level` may be `entries`; a full one without its width. */
export const pathOfTile = (level: number | 'entries', tile: number, width: number): string =>
  `tile/${level}/${tilePath(tile)}${width < perTile ? `.p/${width}` : ''}`;
