import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Lets V8 give up what nobody needs any more, at once. For the start alone, which throws away more than it keeps:
 * otherwise the heap grows by that and stays so (docs/operations/speed.md).
 */
export const collectGarbage = runInNewContext('gc') as () => void;
