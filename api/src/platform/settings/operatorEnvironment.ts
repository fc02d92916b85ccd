import { string } from 'yup';
import { outsideAddress, port } from './environmentRules';
import { type TracingGiven, tracingFrom, tracingVariables } from './tracingEnvironment';

/** Where processes say how they fare, and who is told when something is wrong. */
export const operatorVariables = {
  WORKER_HEALTH_PORT: port(),
  METRICS_PORT: port(),
  WORKER_METRICS_PORT: port(),
  ...tracingVariables,
  OPERATOR_MAILBOX: string().trim().email('${path} is not an e-mail address'),
  ALERT_WEBHOOK_URL: outsideAddress(),
};

type Given = TracingGiven & {
  WORKER_HEALTH_PORT?: number | undefined;
  METRICS_PORT?: number | undefined;
  WORKER_METRICS_PORT?: number | undefined;
  OPERATOR_MAILBOX?: string | undefined;
  ALERT_WEBHOOK_URL?: string | undefined;
};

/** Null where nobody asks, or is told. */
export const operatorFrom = (given: Given) => ({
  workerHealthPort: given.WORKER_HEALTH_PORT ?? null,
  metrics: { api: given.METRICS_PORT ?? null, worker: given.WORKER_METRICS_PORT ?? null },
  tracing: tracingFrom(given),
  operatorMailbox: given.OPERATOR_MAILBOX ?? null,
  alertWebhookUrl: given.ALERT_WEBHOOK_URL ?? null,
});
