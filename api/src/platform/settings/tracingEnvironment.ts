import type { TracingSettings } from '../tracing/tracing';
import { span, webAddress } from './environmentRules';

/** Where a process sends its traces, by the names that OpenTelemetry gives them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(),
  OTEL_TRACES_SAMPLER_ARG: span(0, 1).default(1),
};

export type TracingGiven = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
};

/** Null where nothing is traced. */
export const tracingFrom = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_TRACES_SAMPLER_ARG: share,
}: TracingGiven): TracingSettings | null => (collector === undefined ? null : { collector, share });
