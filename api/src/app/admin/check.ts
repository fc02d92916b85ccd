import type { ScreenName } from '@dispatch/contract';
import type { Ports } from '../../platform/ports/ports';
import type { Config } from '../../platform/settings/config';

export type CheckParts = { config: Config; ports: Ports; now: () => Date };

/** What is well, as a sentence. Throws a Fault, or what its part throws, for what is not. */
export type Check = {
  name: string;
  mend: string;
  /** The screen that shows more. */
  place?: ScreenName;
  /** It is left out once the database does not answer. */
  readsDatabase?: boolean;
  look: (parts: CheckParts) => Promise<string>;
};

/** What is wrong where nothing has failed. */
export class Fault extends Error {}
