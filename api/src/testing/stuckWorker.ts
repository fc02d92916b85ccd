import './testClock';
import { startJobWorker } from '../app/jobWorker';
import { connectDatabase } from '../platform/database/database';
import { createLogger } from '../platform/logging/logger';
import { fakePorts } from './fakePorts';
import { quickTiming } from './quickTiming';
import { testConfig } from './testConfig';

// A worker whose first call of an outside service never ends, and which says so: to be killed, or paused, in there.
const [databaseUrl = '', port = ''] = process.argv.slice(2);

const stuck = (): Promise<never> => {
  process.stdout.write('stuck\n');
  return new Promise(() => undefined);
};
const stuckPort = <T extends object>(real: T): T =>
  new Proxy(real, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? stuck : value;
    },
  });

connectDatabase(databaseUrl);
const ports = fakePorts();
if (port === 'mail') ports.mail = stuckPort(ports.mail);
if (port === 'storage') ports.storage = stuckPort(ports.storage);
if (port === 'wire') ports.wire = stuckPort(ports.wire);
if (port === 'payments') ports.payments.stripe = stuckPort(ports.payments.stripe);
await startJobWorker({
  config: testConfig(databaseUrl),
  ports,
  logger: createLogger('silent', 'worker'),
  timing: quickTiming,
});
