import { startJobWorker } from './app/jobWorker';
import { readConfig } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { startHeartbeat } from './jobs/heartbeat';
import { createLogger } from './logger';
import { createPorts } from './ports/createPorts';
import { liveConfig } from './settings/liveConfig';
import { endInOrder } from './shutdown';
import { startOrExplain } from './startUp';

const given = readConfig();
const logger = createLogger(given.logLevel, 'worker');
const { config, ...settings } = liveConfig(given, logger);
connectDatabase(config.databaseUrl);

await startOrExplain('The worker', async () => {
  await settings.start();
  const stopWork = await startJobWorker({ config, ports: createPorts(config), logger });
  const stopHeartbeat = await startHeartbeat(logger);
  logger.info('Taking jobs');
  endInOrder(logger, async () => {
    await stopHeartbeat();
    await stopWork(3_000);
    await settings.stop();
    await closeDatabase();
  });
});
