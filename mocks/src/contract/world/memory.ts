import type { MockContract } from '../mockContract';
import type { World } from './world';

/** What is needed to remember: whose world it is, where its starting data come from, and the present moment. */
export interface Remembering {
  readonly world: World;
  readonly contract: MockContract;
  readonly now: Date;
}

/**
 * A part's memory: an object that may be changed, made of the contract's examples when the world is first asked for it.
 * It is kept as JSON: no dates, maps or classes in it.
 * @param name under which the world keeps it
 */
export const memory =
  <Data extends object>(name: string, seed: (starting: Remembering) => Data) =>
  (remembering: Remembering): Data => {
    const { memory: kept } = remembering.world;
    kept[name] ??= seed(remembering);
    return kept[name] as Data;
  };
