import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../process/refusal';
import {
  type Manifest,
  isSameSetting,
  mostBytes,
  pictureName,
  readManifest,
  store,
  storedBytes,
  storedName,
  storedNames,
  writeManifest,
} from './manifest';
import { readPicture, storedFile } from './picture';
import { type Outcome, type Session, isFaulty, readSession, results } from './session';
import { poses } from './sitting';

/** What was taken over. */
export interface Accepted {
  changed: number;
  added: number;
  removed: number;
  /** The bytes of all stored pictures. */
  bytes: number;
}

/**
 * Takes the pictures of the last session over as the stored ones, and what they were made of; what differs within the
 * tolerance stays as it is stored. Pictures of stories that are gone are removed.
 * @param files the story files that are there now
 * @throws Refusal without a session, when a part of all stories would be mixed with those of another setting, or when
 *   all would take more than 30 MB
 */
export async function acceptPictures(root: string, files: readonly string[]): Promise<Accepted> {
  const session = readSession(root);
  if (session === null) throw new Refusal('There are no pictures to take over: npm run shots takes them.');
  const stored = readManifest(root);
  const isOtherSetting = stored !== null && !isSameSetting(stored.setting, session.setting);
  if (isOtherSetting && !session.isWhole) {
    throw new Refusal(
      'The stored pictures were taken with another Chromium or system, and only some were taken here: take all with npm run shots.',
    );
  }
  const manifest = manifestAfter(session, stored, files);
  const kept = new Set(
    Object.values(manifest.files).flatMap(({ stories }) =>
      stories.flatMap((id) => poses.map(({ name }) => storedName(name, id))),
    ),
  );
  const isTaken = (outcome: Outcome) =>
    outcome.kind === 'changed' || outcome.kind === 'new' || (isOtherSetting && !isFaulty(outcome));
  const taken: { outcome: Outcome; name: string; file: Buffer }[] = [];
  for (const outcome of session.outcomes.filter(isTaken)) {
    const { pose, story } = outcome;
    const name = storedName(pose, story.id);
    if (!kept.has(name)) continue;
    const picture = readPicture(readFileSync(join(root, results, 'after', pictureName(pose, story.id))));
    taken.push({ outcome, name, file: await storedFile(picture) });
  }
  const gone = storedNames(root).filter((name) => !kept.has(name));
  const size = (name: string) => statSync(join(root, store, name), { throwIfNoEntry: false })?.size ?? 0;
  const bytes =
    storedBytes(root) -
    gone.reduce((sum, name) => sum + size(name), 0) +
    taken.reduce((sum, { name, file }) => sum + file.length - size(name), 0);
  if (bytes > mostBytes) {
    throw new Refusal(
      `All pictures would take ${megabytes(bytes)}, and they may take ${megabytes(mostBytes)}: nothing was taken over.`,
    );
  }
  for (const name of gone) rmSync(join(root, store, name));
  for (const { name, file } of taken) {
    mkdirSync(dirname(join(root, store, name)), { recursive: true });
    writeFileSync(join(root, store, name), file);
  }
  writeManifest(root, manifest);
  const added = taken.filter(({ outcome }) => outcome.kind === 'new').length;
  return { changed: taken.length - added, added, removed: gone.length, bytes };
}

/** Bytes for people. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A file with a story that could not be pictured as it is meant keeps what is known of it, and so is taken again. */
function manifestAfter(session: Session, stored: Manifest | null, files: readonly string[]): Manifest {
  const before = stored?.files ?? {};
  const isWithFault = (file: string) =>
    session.outcomes.some((outcome) => isFaulty(outcome) && outcome.story.file === file);
  const entries = files.flatMap((file) => {
    const madeOf = session.madeOf[file];
    const known = before[file];
    if (madeOf === undefined || isWithFault(file)) return known ? [[file, known] as const] : [];
    const ids = session.outcomes.filter(({ story }) => story.file === file).map(({ story }) => story.id);
    return [[file, { madeOf, stories: [...new Set(ids)] }] as const];
  });
  return { setting: session.setting, files: Object.fromEntries(entries) };
}
