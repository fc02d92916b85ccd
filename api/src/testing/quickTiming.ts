import type { WorkerTiming } from '../platform/jobs/workerLife';

/** So that tests need not wait as long as an installation may. */
export const quickTiming: WorkerTiming = { beatEvery: 100, deadAfter: 600 };
