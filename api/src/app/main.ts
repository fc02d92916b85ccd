import { startTracing } from '../platform/tracing/tracing';
import { createApp } from './app';
import { now } from '../platform/settings/clock';
import { readConfig } from '../platform/settings/readConfig';
import { closeDatabase, connectDatabase } from '../platform/database/database';
import { closeReplica, connectReplica } from '../platform/database/replica';
import { refuseUnknownDatabase } from '../platform/database/schemaState';
import { setEnding } from '../platform/http/ending';
import { listen, stopListening } from '../platform/http/listen';
import { createLogger } from '../platform/logging/logger';
import { createPorts } from '../platform/ports/createPorts';
import { showProcess } from '../platform/processes/processes';
import { migrations } from './generated/migrations';
import { countingPorts, tellFigures } from './metrics/tellFigures';
import { SetUp } from './setUp/setUp';
import { cleaningUp, endInOrder } from './shutdown';
import { startOrExplain } from './startUp';
import { watchSystem } from './watch/watchSystem';

const config = readConfig();
const logger = createLogger(config.logLevel, 'api');
connectDatabase(config.databaseUrl, { names: config.namesStatements });
connectReplica(config.replicaUrl);
const ports = countingPorts(createPorts(config), config.metrics.api, config);
const setUp = new SetUp(config, ports.identity, logger, now);
const app = createApp({ config, ports, logger, setUp });

await startOrExplain('The API', async () => {
  await refuseUnknownDatabase(migrations);
  const tracing = await startTracing(config.tracing, 'api', logger);
  await app.start();
  const server = await listen(app.listener, config.port, config.host, app.messages);
  await tellFigures(config.metrics.api, config.host, logger, now);
  logger.info({ port: config.port }, `Listening; open ${config.publicUrl}`);
  await setUp.announce();
  const shown = showProcess('api', logger);
  const watch = watchSystem({ config, ports, now, log: logger });
  const { delay, limit } = config.shutdown;
  endInOrder(logger, limit, async () => {
    setEnding(true);
    await stopListening(server, { delay, limit: limit - cleaningUp });
    watch.stop();
    await shown.stop();
    await tracing.stop();
    await app.stop();
    await closeReplica();
    await closeDatabase();
  });
});
