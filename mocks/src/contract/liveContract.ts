import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { MockContract } from './mockContract';
import { readMockContract } from './mockContract';
import type { MockSettings } from './mockSettings';
import { type Prism, startPrism } from './prism';

/** The contract as the file says it now, and Prism over it. */
export interface LiveContract {
  readonly contract: () => MockContract;
  readonly prism: () => Prism;
  readonly close: () => void;
}

/**
 * Reads the contract and goes on reading it whenever its file is saved; one that cannot be read leaves the last one in
 * force. Editors save by writing or by replacing the file, so its folder is watched.
 * @throws Error when it cannot be read at the start
 */
export async function liveContract(
  { contractFile, isStill }: Pick<MockSettings, 'contractFile' | 'isStill'>,
  say: (line: string) => void,
): Promise<LiveContract> {
  const read = async () => {
    const contract = readMockContract(contractFile);
    return { contract, prism: await startPrism(contract.document) };
  };
  let current = await read();
  let timer: NodeJS.Timeout | null = null;
  const readAgain = async () => {
    try {
      current = await read();
      say(`openapi.yaml has changed: the mock server follows (${current.contract.operations.length} calls).`);
    } catch (error) {
      say(`openapi.yaml has changed, and cannot be read; the last one stays: ${(error as Error).message}`);
    }
  };
  const noticed = (_event: string, name: string | null): void => {
    if (name !== basename(contractFile)) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void readAgain(), 150);
  };
  const watcher = isStill ? null : watch(dirname(contractFile), noticed);
  return {
    contract: () => current.contract,
    prism: () => current.prism,
    close: () => {
      if (timer !== null) clearTimeout(timer);
      watcher?.close();
    },
  };
}
