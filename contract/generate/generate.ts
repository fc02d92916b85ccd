import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { YAMLException } from 'js-yaml';
import { brokenReferences } from './brokenReferences';
import { ContractError, readContract } from '../document/document';
import { printFinding } from './finding';
import { generatedFiles, handlerFiles, migrationFiles } from './generatedFiles';
import { mediaTopicFiles } from './mediaTopicFiles';
import { lintAccess, readAccess } from './lintAccess';
import { lintContract } from './lintContract';
import { uncountedLimits } from './uncountedLimits';
import { unreadFields } from './unreadFields';

export type GenerateOptions = {
  contract: string;
  out: string;
  check: boolean;
  root?: string;
};

const contentOf = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
};

const write = async (file: string, content: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

const run = async (
  { contract: file, out, check, root }: GenerateOptions,
  say: (line: string) => void,
): Promise<number> => {
  const contract = readContract(file);
  const errors = [
    ...lintContract(contract),
    ...(root === undefined
      ? []
      : [
          ...lintAccess(contract, readAccess(root)),
          ...unreadFields(contract, root),
          ...uncountedLimits(contract, root),
        ]),
  ];
  for (const error of errors) say(printFinding(error));
  const api = join(root ?? '', 'api/src');
  const ofTheApi = root === undefined ? {} : { ...handlerFiles(contract, api), ...migrationFiles(api) };
  const ofTheContract = {
    ...(await generatedFiles(contract)),
    ...(root === undefined ? {} : mediaTopicFiles(root)),
  };
  const files = [
    ...Object.entries(ofTheContract).map(([name, content]) => [join(out, name), content]),
    ...Object.entries(ofTheApi).map(([name, content]) => [join(api, 'app/generated', name), content]),
  ];
  let stale = 0;
  for (const [made = '', content = ''] of files) {
    if ((await contentOf(made)) === content) continue;
    stale += 1;
    if (!check) await write(made, content);
    say(`${relative(process.cwd(), made)} ${check ? 'is stale; run npm run generate' : 'written'}`);
  }
  return errors.length > 0 || (check && stale > 0) ? 1 : 0;
};

/** Answers the exit code: 1 for errors of the contract and, when only checking, for stale files. */
export const generate = async (options: GenerateOptions, say: (line: string) => void): Promise<number> => {
  try {
    return await run(options, say);
  } catch (error) {
    if (error instanceof YAMLException) {
      say(`${relative(process.cwd(), error.mark.name)}:${error.mark.line + 1}: ${error.reason}.`);
      return 1;
    }
    if (!(error instanceof ContractError)) throw error;
    const broken = brokenReferences(options.contract);
    for (const one of broken.length > 0 ? broken : [{ at: [error.at] as const, text: error.message }])
      say(printFinding(one));
    return 1;
  }
};
