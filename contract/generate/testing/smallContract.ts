import { readFileSync } from 'node:fs';

/** As small as it can be with everything the generator knows; tests plant their errors in it. */
export const smallContract = readFileSync(new URL('smallContract.yaml', import.meta.url), 'utf8');
