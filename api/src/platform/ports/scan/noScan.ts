import type { ScanPort } from './scanPort';

/** No scanner is configured: nothing is ever found. */
export const noScan: ScanPort = { scan: async () => null };
