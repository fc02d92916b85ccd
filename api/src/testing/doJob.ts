import type { JobHandler } from '../platform/jobs/job';
import type { JobName, JobPayloads } from '../platform/jobs/jobs';
import { now } from '../platform/settings/clock';
import { createLogger } from '../platform/logging/logger';
import type { TestServer } from './testServer';

export const doJob = <Name extends JobName>(
  { ports, config }: TestServer,
  handler: JobHandler<Name>,
  payload: JobPayloads[Name],
): Promise<void> => handler(payload, { ports, config, log: createLogger('silent', 'test'), now: now() });
