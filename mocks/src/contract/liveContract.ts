import { watchContract } from '@dispatch/contract/document';
import type { MockContract } from './mockContract';
import { readMockContract } from './mockContract';
import type { MockSettings } from './mockSettings';
import { type Prism, startPrism } from './prism';

export interface LiveContract {
  readonly contract: () => MockContract;
  readonly prism: () => Prism;
  readonly close: () => void;
}

/** Reads the contract again whenever it is saved; one that cannot be read leaves the last one in force. */
export async function liveContract(
  { contractFile, isStill }: Pick<MockSettings, 'contractFile' | 'isStill'>,
  say: (line: string) => void,
): Promise<LiveContract> {
  const read = async () => {
    const contract = readMockContract(contractFile);
    return { contract, prism: await startPrism(contract.document) };
  };
  let current = await read();
  const readAgain = async () => {
    try {
      current = await read();
      say(`openapi.yaml has changed: the mock server follows (${current.contract.operations.length} calls).`);
    } catch (error) {
      say(`openapi.yaml has changed, and cannot be read; the last one stays: ${(error as Error).message}`);
    }
  };
  const close = isStill ? () => undefined : watchContract(contractFile, () => void readAgain());
  return {
    contract: () => current.contract,
    prism: () => current.prism,
    close,
  };
}
