import { startJobWorker } from './app/jobWorker';
import { readConfig } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { setEnding } from './http/ending';
import { listen } from './http/listen';
import { workerHealth } from './http/workerHealth';
import { createLogger } from './logger';
import { createPorts } from './ports/createPorts';
import { liveConfig } from './settings/liveConfig';
import { cleaningUp, endInOrder } from './shutdown';
import { startOrExplain } from './startUp';

const given = readConfig();
const logger = createLogger(given.logLevel, 'worker');
const { config, ...settings } = liveConfig(given, logger);
connectDatabase(config.databaseUrl);

await startOrExplain('The worker', async () => {
  const { workerHealthPort: port, host, shutdown } = config;
  await settings.start();
  const jobs = await startJobWorker({ config, ports: createPorts(config), logger });
  const health = () => ({ database: jobs.isHeard(), jobs: jobs.isLooking() });
  if (port !== null) await listen(workerHealth(health), port, host);
  logger.info({ healthPort: port }, 'Taking jobs');
  endInOrder(logger, shutdown.limit, async () => {
    setEnding(true);
    await jobs.stop(shutdown.limit - cleaningUp);
    await settings.stop();
    await closeDatabase();
  });
});
