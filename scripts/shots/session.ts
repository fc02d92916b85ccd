import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, writeJson } from '../process/jsonFile';
import { comparePictures } from './comparePictures';
import { type Setting, pictureName, store, storedName } from './manifest';
import { type Picture, quickFile, readPicture, readStored, withPalette } from './picture';
import { type PoseName, type Shot } from './sitting';
import { type Story } from './stories';

/** Where the pictures of the last session lie, relative to the checkout, with the page that shows them. */
export const results = join('test-results', 'shots');

/** A picture that was taken, beside the stored one. */
export interface Outcome {
  story: Story;
  pose: PoseName;
  /** 'close': not equal, within the tolerance. 'stopped': play did not come to its end. 'fault': there is no picture. */
  kind: 'equal' | 'close' | 'changed' | 'new' | 'stopped' | 'fault';
  /** The part of the pixels that differ, 0 to 1. */
  part?: number;
  /** Width and height in pixels. */
  before?: readonly [number, number];
  after?: readonly [number, number];
  /** Why play stopped before its end, or why there is no picture. */
  reason?: string;
}

/** One session in front of the camera. */
export interface Session {
  setting: Setting;
  /** What the stored pictures were taken in; null when none are stored. */
  storedSetting: Setting | null;
  /** Whether all stories were taken. */
  isWhole: boolean;
  /** What each story file that was taken is made of. */
  madeOf: Record<string, string>;
  outcomes: Outcome[];
}

/** Whether there is no picture of the story as it is meant. */
export const isFaulty = ({ kind }: Outcome): boolean => kind === 'fault' || kind === 'stopped';

/** Forgets the pictures of the session before. */
export function clearResults(root: string): void {
  rmSync(join(root, results), { recursive: true, force: true });
}

/**
 * Compares a shot with the stored picture and writes what a designer looks at: after/ always, before/ and difference/
 * when they are not equal.
 */
export async function develop(root: string, story: Story, pose: PoseName, shot: Shot): Promise<Outcome> {
  if ('fault' in shot) return { story, pose, kind: 'fault', reason: shot.fault };
  const { file, stopped } = shot;
  const name = pictureName(pose, story.id);
  const keep = (folder: string, bytes: Buffer) => {
    const path = join(root, results, folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  keep('after', file);
  const after = readPicture(file);
  const outcome = { story, pose, after: [after.width, after.height] as const };
  if (stopped !== null) return { ...outcome, kind: 'stopped', reason: stopped };
  const before = await storedPicture(root, storedName(pose, story.id));
  if (before === null) return { ...outcome, kind: 'new' };
  // Both as they are stored.
  const difference = comparePictures(withPalette(before), withPalette(after));
  if (difference === null) return { ...outcome, kind: 'equal' };
  const { part, isTooMuch, picture } = difference;
  if (isTooMuch) {
    keep('before', quickFile(before));
    keep('difference', quickFile(picture));
  }
  return {
    ...outcome,
    kind: isTooMuch ? 'changed' : 'close',
    part,
    before: [before.width, before.height],
  };
}

/** Notes a session, for who takes its pictures over. */
export function writeSession(root: string, session: Session): void {
  mkdirSync(join(root, results), { recursive: true });
  writeJson(join(root, results, 'session.json'), session);
}

/** The last session, or null when its pictures are not there. */
export const readSession = (root: string): Session | null =>
  readJson(join(root, results, 'session.json')) as Session | null;

/** A stored picture; null when there is none, or none that can be read. */
async function storedPicture(root: string, name: string): Promise<Picture | null> {
  try {
    return await readStored(readFileSync(join(root, store, name)));
  } catch {
    return null;
  }
}
