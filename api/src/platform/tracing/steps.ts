import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';

// What happens within a call or a job, for OpenTelemetry. Without a tracer a step costs one comparison.

const kinds = {
  call: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  statement: SpanKind.CLIENT,
  outside: SpanKind.CLIENT,
} as const;

/** Calls and jobs begin a trace of their own where there is none; a statement or a question outside is part of one, or none. */
type Step = {
  kind: keyof typeof kinds;
  name: string;
  attributes?: Attributes;
  /** The step that has caused it, in the words of W3C's traceparent. */
  from?: string | null;
};

let tracer: Tracer | null = null;
const active = new AsyncLocalStorage<Span>();

/** Null to trace nothing any more. */
export const traceWith = (given: Tracer | null): void => {
  tracer = given;
};

export const isTracing = (): boolean => tracer !== null;

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

const contextOf = (from: string | null): Context => {
  const [, traceId, spanId, flags] = traceparent.exec(from ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const begin = ({ kind, name, attributes = {}, from = null }: Step): Span | null => {
  if (tracer === null) return null;
  const around = active.getStore();
  const isPart = kind === 'statement' || kind === 'outside';
  if (isPart && around?.isRecording() !== true) return null;
  const context = around === undefined ? contextOf(from) : trace.setSpan(ROOT_CONTEXT, around);
  return tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
};

/** What went wrong, without the words of the error: those of a database have values of rows in them. */
const end = (span: Span, error?: unknown): void => {
  if (error !== undefined && error !== null) {
    const { name, code, status } = error as { name?: unknown; code?: unknown; status?: unknown };
    span.setAttribute('error.type', typeof code === 'string' ? code : String(name));
    const isRefusal = typeof status === 'number' && status < 500;
    if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
};

/** Does work as a step. What it answers or throws is answered or thrown. */
export const inStep = <T>(step: Step, work: () => T): T => {
  const span = begin(step);
  if (span === null) return work();
  return active.run(span, () => {
    try {
      const answer = work();
      if (answer instanceof Promise)
        answer.then(
          () => end(span),
          (error: unknown) => end(span, error),
        );
      else span.end();
      return answer;
    } catch (error) {
      end(span, error);
      throw error;
    }
  });
};

/** A callback in the manner of Node, at which the step ends; the same one where nothing is traced. */
export const endingStep = <Callback>(step: Step, callback: Callback & ((...given: never[]) => void)) => {
  const span = begin(step);
  if (span === null) return callback;
  return (error: unknown, ...given: unknown[]): void => {
    end(span, error);
    (callback as (...given: unknown[]) => void)(error, ...given);
  };
};

/** Says more of the step that surrounds this moment. */
export const describeStep = (attributes: Attributes): void => {
  active.getStore()?.setAttributes(attributes);
};

/** The step that surrounds this moment, for one that it causes elsewhere and later; null where nothing is traced. */
export const currentTraceparent = (): string | null => {
  const span = active.getStore();
  if (span?.isRecording() !== true) return null;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
};
