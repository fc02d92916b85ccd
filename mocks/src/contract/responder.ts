import type { Caller, operations, ReceivedBody, ReceivedParameters, ServedId } from '@dispatch/contract';
import type { PlainAnswer } from './plainAnswer';
import type { PersonRow } from './memory/people';
import type { Remembering } from './memory/memory';
import type { MockSession } from './memory/demoData';

export type OperationId = ServedId;

export interface Surroundings {
  readonly passwordUrl: string;
  readonly cards: CardCalls;
}

export interface CardCalls {
  /** `isSaved`: a saved card pays, which the intent then has. */
  create(amount: number, metadata: Readonly<Record<string, string>>, isSaved: boolean): Promise<CardIntent>;
  changeAmount(id: string, amount: number): Promise<CardIntent>;
  read(id: string): Promise<CardIntent | null>;
  capture(id: string): Promise<CardIntent>;
}

export interface CardIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: string;
  readonly amount: number;
  /** The charge; null before the card was authorised. */
  readonly chargeId: string | null;
}

export interface MockCall<Id extends OperationId> extends Remembering, Surroundings {
  readonly path: ReceivedParameters<Id, 'path'>;
  readonly query: ReceivedParameters<Id, 'query'>;
  readonly headers: ReceivedParameters<Id, 'header'>;
  readonly body: ReceivedBody<Id>;
  readonly person: Caller<Id, PersonRow, PersonRow>;
  readonly session: Caller<Id, MockSession, MockSession>;
  readonly prism: () => Promise<PlainAnswer>;
}

type Headers = Readonly<Record<string, string>>;

type MockAnswer<Id extends OperationId> =
  | {
      [Status in keyof operations[Id]['responses'] & number]: operations[Id]['responses'][Status] extends {
        content: { 'application/json': infer Json };
      }
        ? { status: Status; body: Json; headers?: Headers }
        : operations[Id]['responses'][Status] extends { content?: never }
          ? { status: Status; body?: undefined; headers?: Headers }
          : never;
    }[keyof operations[Id]['responses'] & number]
  | PlainAnswer;

/** Answers a call from what the demo data remembers. Refusals are thrown (`throw refuse(…)`). */
type Responder<Id extends OperationId> = (call: MockCall<Id>) => MockAnswer<Id> | Promise<MockAnswer<Id>>;

/** The calls that the mock server remembers something for; all others are Prism's. */
export type Responders = { readonly [Id in OperationId]?: Responder<Id> };
