import { fileURLToPath } from 'node:url';
import { findOrInstallChromium } from '../checks/chromium';
import { Refusal } from '../process/refusal';
import { complain, outliveTheTerminal, say } from '../process/terminal';
import { acceptPictures, megabytes } from './accept';
import { changedFiles, mostBytes, readManifest, storedBytes } from './manifest';
import { PassedBefore } from './passedBefore';
import { printVerdict } from './printVerdict';
import { type Outcome } from './session';
import { type Story } from './stories';
import { storyHashes } from './storyHashes';
import { takePictures } from './takePictures';
import { verdictOn } from './verdict';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

outliveTheTerminal();
try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  complain(error.message);
  process.exitCode = 1;
}

/** All pictures, or those of parts named; `--changed`: of what changed; `--accept`: takes the last ones over. */
async function run(args: readonly string[]): Promise<boolean> {
  const hashes = storyHashes(root);
  if (args.includes('--accept')) {
    const { added, changed, removed, bytes } = await acceptPictures(root, [...hashes.keys()]);
    say(`Taken over: ${added} new, ${changed} changed, ${removed} removed. ${megabytes(bytes)} in all.`);
    return true;
  }
  return args.includes('--changed') ? checkChanged(hashes) : pictureNamed(args, hashes);
}

/** Pictures what changed since the stored pictures were taken, and what they may weigh. */
async function checkChanged(hashes: ReadonlyMap<string, string>): Promise<boolean> {
  const bytes = storedBytes(root);
  const isSmallEnough = bytes <= mostBytes;
  if (!isSmallEnough) {
    complain(`The stored pictures take ${megabytes(bytes)}, and they may take ${megabytes(mostBytes)}.`);
  }
  const manifest = readManifest(root);
  const passed = new PassedBefore(root, hashes, manifest);
  const changed = changedFiles(root, hashes, manifest).filter((file) => !passed.has(file));
  if (changed.length === 0) {
    say(`${hashes.size} files of stories, and none of them changed what it shows.`);
    return isSmallEnough;
  }
  say(`${changed.length} of ${hashes.size} files of stories changed, or something that they are made of.`);
  const failures = await judge(hashes, ({ file }) => changed.includes(file));
  passed.add(changed.filter((file) => !failures.some(({ story }) => story.file === file)));
  return failures.length === 0 && isSmallEnough;
}

async function pictureNamed(names: readonly string[], hashes: ReadonlyMap<string, string>): Promise<boolean> {
  const isNamed = ({ title, id, file }: Story) =>
    names.some((name) => [title, id, file].some((text) => text.toLowerCase().includes(name.toLowerCase())));
  const failures = await judge(hashes, (story) => names.length === 0 || isNamed(story));
  return failures.length === 0;
}

/** Takes pictures and says what came of it. */
async function judge(
  hashes: ReadonlyMap<string, string>,
  isWanted: (story: Story) => boolean,
): Promise<readonly Outcome[]> {
  const chromium = await findOrInstallChromium();
  if (chromium === null) throw new Refusal('Without Chromium there are no pictures.');
  const session = await takePictures({ root, chromium, hashes, isWanted });
  const verdict = verdictOn(session);
  printVerdict(session, verdict);
  return verdict.failures;
}
