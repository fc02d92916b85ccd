import { createApp } from './app/app';
import { readConfig } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { listen, stopListening } from './http/listen';
import { createLogger } from './logger';
import { createPorts } from './ports/createPorts';
import { endInOrder } from './shutdown';
import { startOrExplain } from './startUp';

const config = readConfig();
const logger = createLogger(config.logLevel, 'api');
connectDatabase(config.databaseUrl);
const app = createApp({ config, ports: createPorts(config), logger });

await startOrExplain('The API', async () => {
  await app.start();
  const server = await listen(app.listener, config.port, config.host);
  logger.info({ port: config.port }, `Listening; open ${config.publicUrl}`);
  endInOrder(logger, async () => {
    await stopListening(server, 3_000);
    await app.stop();
    await closeDatabase();
  });
});
