import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../process/jsonFile';
import { type PoseName, poses } from './sitting';

/** Where pictures were taken. Those of two settings are not judged by one another. */
export interface Setting {
  /** The version of Chromium. */
  chromium: string;
  /** Platform and processor. */
  system: string;
  /** A hash of how letters of many scripts look, in the fonts that the system has. */
  rendering: string;
}

/** What is known of the stored pictures. */
export interface Manifest {
  setting: Setting;
  /** By the path of each story file: what its pictures were made of, and its stories. */
  files: Record<string, StoredFile>;
}

/** The pictures of one story file. */
export interface StoredFile {
  madeOf: string;
  stories: readonly string[];
}

/** Where the pictures are stored, relative to the checkout. */
export const store = join('design-system', 'shots');
/** All stored pictures together may take this many bytes (issue 4, section 5: 30 MB). */
export const mostBytes = 30_000_000;

/** The path of a picture that was taken, relative to the folder of results. */
export const pictureName = (pose: PoseName, id: string): string => join(pose, `${id}.png`);

const storedEnding = '.webp';

/** The path of a stored picture, relative to the folder where they are stored. */
export const storedName = (pose: PoseName, id: string): string => join(pose, `${id}${storedEnding}`);

/** The stored pictures, by their paths relative to that folder. */
export function storedNames(root: string): string[] {
  const folder = join(root, store);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(storedEnding),
  );
}

/** Reads the manifest; null when nothing has been stored yet. */
export const readManifest = (root: string): Manifest | null =>
  readJson(join(root, store, 'manifest.json')) as Manifest | null;

/** Writes the manifest, its files in order: two branches that add stories then seldom meet in it. */
export function writeManifest(root: string, { setting, files }: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(
    join(root, store, 'manifest.json'),
    `${JSON.stringify({ setting, files: sorted }, null, 2)}\n`,
  );
}

export const isSameSetting = (one: Setting, other: Setting): boolean =>
  one.chromium === other.chromium && one.system === other.system && one.rendering === other.rendering;

/** Which story files have to be pictured, as what they are made of is not what the stored pictures show. */
export function changedFiles(
  root: string,
  hashes: ReadonlyMap<string, string>,
  manifest: Manifest | null,
): string[] {
  const isStored = ({ stories }: StoredFile) =>
    stories.every((id) => poses.every(({ name }) => existsSync(join(root, store, storedName(name, id)))));
  return [...hashes.keys()].filter((file) => {
    const stored = manifest?.files[file];
    return !stored || stored.madeOf !== hashes.get(file) || !isStored(stored);
  });
}

/** The bytes that all stored pictures take. */
export const storedBytes = (root: string): number =>
  storedNames(root).reduce((sum, name) => sum + statSync(join(root, store, name)).size, 0);
