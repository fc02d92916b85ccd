import type { JobHandler } from '../jobs/job';
import type { JobName, JobPayloads } from '../jobs/jobs';
import { now } from '../clock';
import { createLogger } from '../logger';
import type { TestServer } from './testServer';

export const doJob = <Name extends JobName>(
  { ports, config }: TestServer,
  handler: JobHandler<Name>,
  payload: JobPayloads[Name],
): Promise<void> => handler(payload, { ports, config, log: createLogger('silent', 'test'), now: now() });
