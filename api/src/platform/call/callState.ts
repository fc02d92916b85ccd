import type { OperationEntry } from '@dispatch/contract';
import type { AnyAnswer, OperationId, Session, Upload } from './handler';

/** A call whose answer is kept for who repeats it with its key. */
export type Remembering = {
  key: string;
  /** The run of the call that has the key, see beginRun. */
  run: string;
  /** Keeps an answer, in the transaction that surrounds it: with what the call has changed. */
  keep: (answer: AnyAnswer) => Promise<void>;
  /** Set by whoever has kept it; else it is kept when the call has ended. */
  isKept: boolean;
};

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
