import type {
  Caller,
  Group,
  operations,
  Permission,
  ReceivedBody,
  ReceivedParameters,
  ServedId,
} from '@dispatch/contract';
import type { Logger } from 'pino';
import type { Config } from '../settings/config';
import type { Ports } from '../ports/ports';
import type { FileBody, RawJson } from './answerBody';

/** A call's name in openapi.yaml. */
export type OperationId = ServedId;

/** Who calls: the product's own session, or an access token of an account. */
export type Session = {
  /** Null for an access token. */
  sessionId: number | null;
  /** The access token by which they call; null for a session. */
  tokenId: number | null;
  /** What the access token reaches; null for a session, which reaches all that its group may. */
  scopes: readonly Permission[] | null;
  userId: number;
  login: string;
  group: Group;
  partnerId: number | null;
  /** The member of staff behind an impersonated session; null otherwise. */
  impersonator: { userId: number; login: string } | null;
  /** The session of that member of staff, to which Return to Admin leads; null otherwise. */
  adminSessionId: number | null;
  /** The sign-in on which it rests; of an impersonated session that of the staff. */
  createdAt: Date;
  /** When it ends if it is not used again. */
  endsAt: Date;
};

/** Somebody who has signed in, where access tokens are refused. */
export type OwnSession = Session & { sessionId: number; tokenId: null; scopes: null };

/** The clock of sessions: counts a use and answers when the session ends by that. */
export type SessionClock = {
  use: (session: OwnSession, at: Date, address: string) => Date;
  /** Writes the uses that are counted, so that the database knows the last ones. Not inside a transaction. */
  write: () => Promise<void>;
};

/** True for a call whose body is a form with a file. */
type TakesFile<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'multipart/form-data': unknown } };
}
  ? true
  : false;

/** A file as it came: its bytes and the name that was sent with them. */
export type Upload = { name: string; bytes: Buffer; digest: string };

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

/** What a handler gets: the validated input, typed from the contract, and what surrounds it. */
export type Call<Id extends OperationId> = {
  path: ReceivedParameters<Id, 'path'>;
  query: ReceivedParameters<Id, 'query'>;
  headers: ReceivedParameters<Id, 'header'>;
  body: ReceivedBody<Id>;
  /** The body as it came, for signatures over its bytes. */
  rawBody: Buffer;
  /** The file of a call that takes one. */
  upload: TakesFile<Id> extends true ? Upload : null;
  /** Never null on a secured call, always null on a public one that takes no session. */
  session: Caller<Id, Session, OwnSession>;
  now: Date;
  requestId: string;
  client: { address: string; userAgent: string };
  ports: Ports;
  sessions: SessionClock;
  config: Config;
  log: Logger;
  /** For a handler that keeps its answer itself, with what it changes (keepAnswerSql). */
  remembering?: Remembering | undefined;
};

type Headers = Record<string, string | number | boolean>;

/** A file of one of these types; never where there are none. */
type FileOf<Type> = [Type] extends [never] ? never : FileBody<Type & string>;

/** What a handler answers: one of the successful answers of the contract. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & number]: operations[Id]['responses'][Status] extends {
    content: infer Content extends { 'application/json': unknown };
  }
    ? {
        status: Status;
        body: Content['application/json'] | RawJson | FileOf<Exclude<keyof Content, 'application/json'>>;
        headers?: Headers;
      }
    : operations[Id]['responses'][Status] extends { content?: never }
      ? { status: Status; body?: undefined; headers?: Headers }
      : operations[Id]['responses'][Status] extends { content: infer Content }
        ? { status: Status; body: FileOf<keyof Content>; headers?: Headers }
        : never;
}[keyof operations[Id]['responses'] & number];

/** An answer of any call, as the stages around the handlers see it. */
export type AnyAnswer = { status: number; body?: unknown; headers?: Headers };

/**
 * One call of the contract. Refusals are thrown (`throw problem(…)`). A call that changes something runs in one
 * transaction, unless it is marked by withoutTransaction.
 */
export type Handler<Id extends OperationId> = ((call: Call<Id>) => Promise<Answer<Id>>) & {
  readonly transaction?: 'none';
};

/**
 * For a call that talks to an outside service: it starts its transactions itself with inTransaction, never around a
 * network call.
 */
export const withoutTransaction = <Id extends OperationId>(
  handler: (call: Call<Id>) => Promise<Answer<Id>>,
): Handler<Id> => Object.assign(handler, { transaction: 'none' as const });
