import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { objectAt, parseContract, textAt, type JsonObject } from '../generate/contractDocument';
import { printedChange } from './change';
import { diffContracts } from './diffContracts';
import { versionFault } from './versionStep';

/** The two files: the contract of now, and the one that was released last. */
export type DiffFiles = { contract: string; released: string };

const read = async (file: string): Promise<JsonObject> => parseContract(await readFile(file, 'utf8'));

const versionOf = (contract: JsonObject): string => textAt(objectAt(contract, 'info'), 'version') ?? '';

/**
 * Names every change since the last released contract, breaking ones first, one a line. Answers the exit code: 1 when
 * there are breaking ones and info.version has made no step for them.
 */
export const diff = async (files: DiffFiles, say: (line: string) => void): Promise<number> => {
  const [released, now] = [await read(files.released), await read(files.contract)];
  const changes = diffContracts(released, now);
  const breaking = changes.filter((change) => change.breaking);
  for (const change of [...breaking, ...changes.filter((other) => !other.breaking)])
    say(printedChange(change));
  const fault = versionFault(versionOf(released), versionOf(now), breaking.length);
  say(
    `${breaking.length} breaking, ${changes.length - breaking.length} non-breaking since the released ${versionOf(released)}`,
  );
  if (fault !== null) say(fault);
  return fault === null ? 0 : 1;
};

/** Takes the present contract over as the released one. */
export const release = async (files: DiffFiles, say: (line: string) => void): Promise<void> => {
  await mkdir(dirname(files.released), { recursive: true });
  await copyFile(files.contract, files.released);
  say(`${versionOf(await read(files.contract))} is the released contract now.`);
};
