import { startTracing } from '../platform/tracing/tracing';
import { startJobWorker } from './jobWorker';
import { readConfig } from '../platform/settings/readConfig';
import { closeDatabase, connectDatabase } from '../platform/database/database';
import { refuseUnknownDatabase } from '../platform/database/schemaState';
import { setEnding } from '../platform/http/ending';
import { listen } from '../platform/http/listen';
import { workerHealth } from '../platform/http/workerHealth';
import { createLogger } from '../platform/logging/logger';
import { createPorts } from '../platform/ports/createPorts';
import { showProcess } from '../platform/processes/processes';
import { now } from '../platform/settings/clock';
import { liveConfig } from '../platform/settings/liveConfig';
import { cleaningUp, endInOrder } from './shutdown';
import { migrations } from './generated/migrations';
import { countingPorts, tellFigures } from './metrics/tellFigures';
import { startOrExplain } from './startUp';

const given = readConfig();
const logger = createLogger(given.logLevel, 'worker');
const { config, ...settings } = liveConfig(given, logger);
connectDatabase(config.databaseUrl, { names: config.namesStatements });

await startOrExplain('The worker', async () => {
  const { workerHealthPort: port, host, shutdown } = config;
  await refuseUnknownDatabase(migrations);
  const tracing = await startTracing(config.tracing, 'worker', logger);
  await settings.start();
  const jobs = await startJobWorker({
    config,
    ports: countingPorts(createPorts(config), config.metrics.worker, config),
    logger,
  });
  const health = () => ({ database: jobs.isHeard(), jobs: jobs.isLooking() });
  if (port !== null) await listen(workerHealth(health), port, host);
  await tellFigures(config.metrics.worker, host, logger, now);
  const shown = showProcess('worker', logger);
  logger.info({ healthPort: port }, 'Taking jobs');
  endInOrder(logger, shutdown.limit, async () => {
    setEnding(true);
    await jobs.stop(shutdown.limit - cleaningUp);
    await shown.stop();
    await tracing.stop();
    await settings.stop();
    await closeDatabase();
  });
});
