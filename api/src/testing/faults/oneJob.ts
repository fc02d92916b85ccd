import { runJob } from '../../app/schedule';
import { now } from '../../platform/settings/clock';
import { readConfig } from '../../platform/settings/readConfig';
import { closeDatabase, connectDatabase } from '../../platform/database/database';
import type { JobName } from '../../platform/jobs/jobs';
import { createLogger } from '../../platform/logging/logger';
import { createPorts } from '../../platform/ports/createPorts';

// A worker that does one job, so that it can be killed in the middle.
const [name = '', payload = '{}'] = process.argv.slice(2);
const config = readConfig();
connectDatabase(config.databaseUrl);
const log = createLogger('silent', 'worker');
await runJob(name as JobName, JSON.parse(payload), { ports: createPorts(config), config, log, now: now() });
await closeDatabase();
