import type { JobHandler } from '../platform/jobs/job';
import { now } from '../platform/settings/clock';
import { createLogger } from '../platform/logging/logger';
import type { TestServer } from './testServer';

export const doJob = <Payload>(
  { ports, config }: Pick<TestServer, 'ports' | 'config'>,
  handler: JobHandler<Payload>,
  payload: Payload,
): Promise<void> => handler(payload, { ports, config, log: createLogger('silent', 'test'), now: now() });
