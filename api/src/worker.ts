import { readConfig } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { startHeartbeat } from './jobs/heartbeat';
import { startJobWorker } from './jobs/jobWorker';
import { createLogger } from './logger';
import { linkModels } from './models/associations';
import { createPorts } from './ports/createPorts';
import { endInOrder } from './shutdown';

const config = readConfig();
const logger = createLogger(config.logLevel, 'worker');
connectDatabase(config.databaseUrl);
linkModels();
const stopWork = await startJobWorker({ config, ports: createPorts(config), logger });
const stopHeartbeat = await startHeartbeat(logger);
logger.info('Taking jobs');

endInOrder(logger, async () => {
  await stopHeartbeat();
  await stopWork(3_000);
  await closeDatabase();
});
