import type { Logger } from 'pino';
import { productVersion } from '../settings/productVersion';
import { traceWith } from './steps';

/** Where traces go (OTLP over HTTP), and which share of the calls and jobs is traced, 0 to 1. */
export type TracingSettings = { collector: string; share: number };

/** Milliseconds that a collector may take. What it does not take is lost: nobody waits for it. */
const patience = 3_000;

/** Sends traces to a collector until it is stopped. Without one nothing of OpenTelemetry is loaded. */
export const startTracing = async (
  settings: TracingSettings | null,
  process: 'api' | 'worker' | 'identity',
  log: Logger,
): Promise<{ stop: () => Promise<void> }> => {
  if (settings === null) return { stop: () => Promise.resolve() };
  const { diag, DiagLogLevel } = await import('@opentelemetry/api');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } =
    await import('@opentelemetry/sdk-trace');
  const complain = (text: string): void => log.warn({ said: text }, 'Traces');
  diag.setLogger(
    { error: complain, warn: complain, info: complain, debug: complain, verbose: complain },
    DiagLogLevel.ERROR,
  );
  const exporter = new OTLPTraceExporter({
    url: `${settings.collector}/v1/traces`,
    timeoutMillis: patience,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `dispatch-${process}`,
      'service.version': productVersion,
    }),
    sampler: new TraceIdRatioBasedSampler(settings.share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience, scheduledDelayMillis: 1_000 }),
    ],
  });
  traceWith(provider.getTracer('dispatch', productVersion));
  return {
    stop: async () => {
      traceWith(null);
      await provider.shutdown().catch(complain);
    },
  };
};
