import type { MockContract } from '../mockContract';
import type { DemoData } from './demoData';

export interface Remembering {
  readonly demoData: DemoData;
  readonly contract: MockContract;
  readonly now: Date;
}

export const memory =
  <Data extends object>(name: string, seed: (starting: Remembering) => Data) =>
  (remembering: Remembering): Data => {
    const { memory: kept } = remembering.demoData;
    kept[name] ??= seed(remembering);
    return kept[name] as Data;
  };
