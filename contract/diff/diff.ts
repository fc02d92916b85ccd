import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { objectAt, readContract, textAt, type JsonObject } from '../document/document';
import { type Change, printedChange } from './change';
import { diffContracts } from './diffContracts';
import { reasonError, withoutReason } from './reasons';
import { releasedForm } from './releasedForm';
import { type VersionChanges, withChanges } from './versionChanges';
import { versionError } from './versionStep';

export type DiffFiles = { contract: string; released: string };

const versionOf = (contract: JsonObject): string => textAt(objectAt(contract, 'info'), 'version') ?? '';

const textOf = async (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

const compare = async (files: DiffFiles, say: (line: string) => void): Promise<string | null> => {
  const [released, now] = [readContract(files.released), readContract(files.contract)];
  const changes = diffContracts(released, now);
  const breaking = changes.filter((change) => change.breaking);
  const dangerous = changes.filter((change) => !change.breaking && change.dangerous === true);
  const others = changes.filter((change) => !change.breaking && change.dangerous !== true);
  for (const change of [...breaking, ...dangerous, ...others]) say(printedChange(change));
  say(
    `${breaking.length} breaking, ${changes.length - breaking.length} non-breaking since the released ${versionOf(released)}`,
  );
  return (
    versionError(versionOf(released), versionOf(now), breaking.length) ??
    reasonError(await withoutReason(changes, files.released), files.released)
  );
};

/**
 * Exit code 1 when there are breaking changes without a step of info.version, dangerous ones without a reason, or some
 * that were not taken over.
 */
export const diff = async (files: DiffFiles, say: (line: string) => void): Promise<number> => {
  const isTakenOver = (await textOf(files.released)) === releasedForm(readContract(files.contract));
  const error =
    (await compare(files, say)) ??
    (isTakenOver
      ? null
      : 'The contract was not taken over as the released one; run npm run contract:release');
  if (error !== null) say(error);
  return error === null ? 0 : 1;
};

/** Notes what a release changes in the file beside the released contract, which the documentation lists. */
const keepChanges = async (
  { released }: DiffFiles,
  version: string,
  changes: readonly Change[],
): Promise<void> => {
  const file = join(dirname(released), 'changes.json');
  const known = JSON.parse((await textOf(file)) ?? '[]') as VersionChanges[];
  await writeFile(file, `${JSON.stringify(withChanges(known, version, changes), null, 2)}\n`);
};

/** Exit code 1, and nothing is written, when breaking changes come without a step of info.version or dangerous ones without a reason. */
export const release = async (files: DiffFiles, say: (line: string) => void): Promise<number> => {
  const isFirst = (await textOf(files.released)) === null;
  const error = isFirst ? null : await compare(files, say);
  if (error !== null) {
    say(error);
    return 1;
  }
  const now = readContract(files.contract);
  const changes = isFirst ? [] : diffContracts(readContract(files.released), now);
  await mkdir(dirname(files.released), { recursive: true });
  await keepChanges(files, versionOf(now), changes);
  await writeFile(files.released, releasedForm(now));
  say(`${versionOf(now)} is the released contract now.`);
  return 0;
};
