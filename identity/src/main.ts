import { join } from 'node:path';
import { now } from '@dispatch/api/clock';
import { closeDatabase, connectDatabase } from '@dispatch/api/database';
import { observed, startMeasuring } from '@dispatch/api/figures';
import { listen, stopListening } from '@dispatch/api/listen';
import { createLogger } from '@dispatch/api/logger';
import { metricsListener } from '@dispatch/api/metricsListener';
import { showProcess } from '@dispatch/api/processes';
import { cleaningUp, endInOrder } from '@dispatch/api/shutdown';
import { smtpMail } from '@dispatch/api/smtpMail';
import { startOrExplain } from '@dispatch/api/startUp';
import { startTracing } from '@dispatch/api/tracing';
import { readSettingsOrEnd } from './settings/readSettingsOrEnd';
import { startIdentity } from './server';

/** Milliseconds in which requests may finish when the service is stopped. */
const farewell = 10_000;

const settings = readSettingsOrEnd();
const log = createLogger(settings.logLevel, 'identity');
connectDatabase(settings.databaseUrl, { names: settings.namesStatements });
if (settings.metricsPort !== null) startMeasuring();

await startOrExplain('The identity service', async () => {
  const tracing = await startTracing(settings.tracing, 'identity', log);
  const service = await startIdentity({
    settings,
    log,
    mail: observed('mail', smtpMail(settings)),
    clock: now,
    look: join(import.meta.dirname, 'look'),
  });
  const server = await listen(service.listener, settings.port, settings.host);
  if (settings.metricsPort !== null)
    await listen(
      metricsListener(log, () => Promise.resolve()),
      settings.metricsPort,
      settings.host,
    );
  const shown = showProcess('identity', log);
  log.info({ port: settings.port }, `Listening; it is ${settings.issuer}`);
  endInOrder(log, farewell, async () => {
    await stopListening(server, { delay: 0, limit: farewell - cleaningUp });
    await service.stop();
    await shown.stop();
    await tracing.stop();
    await closeDatabase();
  });
});
