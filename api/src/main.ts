import { createApp } from './app';
import { readConfig } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { listen, stopListening } from './http/listen';
import { createLogger } from './logger';
import { linkModels } from './models/associations';
import { createPorts } from './ports/createPorts';
import { endInOrder } from './shutdown';

const config = readConfig();
const logger = createLogger(config.logLevel, 'api');
connectDatabase(config.databaseUrl);
linkModels();
const app = createApp({ config, ports: createPorts(config), logger });
await app.start();

try {
  const server = await listen(app.express, config.port, config.host);
  logger.info({ port: config.port }, `Listening; open ${config.publicUrl}`);
  endInOrder(logger, async () => {
    await stopListening(server, 3_000);
    await app.stop();
    await closeDatabase();
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
