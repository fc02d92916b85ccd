import { string } from 'yup';
import type { TracingSettings } from '../tracing/tracing';
import { outsideAddress, port, span, webAddress } from './environmentRules';

/** Where processes say how they fare, and who is told when something is wrong. */
export const operatorVariables = {
  WORKER_HEALTH_PORT: port(),
  METRICS_PORT: port(),
  WORKER_METRICS_PORT: port(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(),
  OTEL_TRACES_SAMPLER_ARG: span(0, 1).default(1),
  OPERATOR_MAILBOX: string().trim().email('${path} is not an e-mail address'),
  ALERT_WEBHOOK_URL: outsideAddress(),
};

type Given = {
  WORKER_HEALTH_PORT?: number | undefined;
  METRICS_PORT?: number | undefined;
  WORKER_METRICS_PORT?: number | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
  OPERATOR_MAILBOX?: string | undefined;
  ALERT_WEBHOOK_URL?: string | undefined;
};

const tracingFrom = (given: Given): TracingSettings | null => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share } = given;
  return collector === undefined ? null : { collector, share };
};

/** Null where nobody asks, or is told. */
export const operatorFrom = (given: Given) => ({
  workerHealthPort: given.WORKER_HEALTH_PORT ?? null,
  metrics: { api: given.METRICS_PORT ?? null, worker: given.WORKER_METRICS_PORT ?? null },
  tracing: tracingFrom(given),
  operatorMailbox: given.OPERATOR_MAILBOX ?? null,
  alertWebhookUrl: given.ALERT_WEBHOOK_URL ?? null,
});
