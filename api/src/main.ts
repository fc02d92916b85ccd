import { createApp } from './app/app';
import { readConfig } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { setEnding } from './http/ending';
import { listen, stopListening } from './http/listen';
import { createLogger } from './logger';
import { createPorts } from './ports/createPorts';
import { cleaningUp, endInOrder } from './shutdown';
import { startOrExplain } from './startUp';

const config = readConfig();
const logger = createLogger(config.logLevel, 'api');
connectDatabase(config.databaseUrl);
const app = createApp({ config, ports: createPorts(config), logger });

await startOrExplain('The API', async () => {
  await app.start();
  const server = await listen(app.listener, config.port, config.host);
  logger.info({ port: config.port }, `Listening; open ${config.publicUrl}`);
  const { delay, limit } = config.shutdown;
  endInOrder(logger, limit, async () => {
    setEnding(true);
    await stopListening(server, { delay, limit: limit - cleaningUp });
    await app.stop();
    await closeDatabase();
  });
});
