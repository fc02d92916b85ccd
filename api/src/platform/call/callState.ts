import type { OperationEntry } from '@dispatch/contract';
import type { AnyAnswer, OperationId, Remembering, Session, Upload } from './handler';

/** What the stages know of one call; each adds to it. */
export type CallState = {
  operationId: OperationId;
  operation: OperationEntry;
  requestId: string;
  now: Date;
  client: { address: string; userAgent: string };
  /** Null on public calls, and before the gate. */
  session: Session | null;
  rawBody: Buffer;
  /** The file of a call that takes one; null before it is read. */
  upload: Upload | null;
  /** Before the check the texts of the address, after it what the contract says that they are; so `query` and `headers`. */
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  /** Of a call that is remembered by its key. */
  remembering?: Remembering;
};

/**
 * Something around the handler of a call: it may look at the call, proceed, and look at the answer or the refusal.
 * `transaction` says whether the handler leaves its transaction to us.
 */
export type Interceptor = (
  state: CallState,
  proceed: () => Promise<AnyAnswer>,
  handler: { transaction: 'none' | 'one' },
) => Promise<AnyAnswer>;
