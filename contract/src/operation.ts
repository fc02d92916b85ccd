import type { Permission } from './domain/permissions';
import type { RuleStage } from './rules/rule';

export type BodyForm = { at: string; form: string };

export type OperationEntry = {
  method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';
  /** OpenAPI template, without the server's `/api`. */
  path: string;
  tag: string;
  /** null: public. Empty: any session. Otherwise one of these permissions is needed. */
  permissions: readonly Permission[] | null;
  /** Public, and yet it knows who calls when a session comes along. */
  takesSession?: true;
  /** Made by a session of somebody who has signed in alone: access tokens are refused. */
  refusesTokens?: true;
  /** No person calls, but a service that knows a secret of ours, which it sends in this header. */
  secretHeader?: string;
  /** Takes an Idempotency-Key. */
  idempotent: boolean;
  successStatus: readonly number[];
  /** Name of the component schema of the JSON body, when it has one. */
  requestSchema: string | null;
  forms: readonly BodyForm[];
  /** Which rules run before the handler: x-rule-stage in openapi.yaml. */
  ruleStage: RuleStage;
};

export type OperationTable = Readonly<Record<string, OperationEntry>>;

/** Method and path of each call: what a client needs of the operation table, and no more, because browsers load it. */
export type CallTable = Readonly<Record<string, readonly [OperationEntry['method'], path: string]>>;

/** How often calls may be made: `x-rate-limit` in openapi.yaml. */
export type RateLimit = {
  /** Whose calls are counted together: the account or address that calls, an e-mail or an account that the body names. */
  by: 'account' | 'address' | 'email' | 'subject';
  count: number;
  /** Seconds, from the first call that is counted. */
  window: number;
  /** What is counted when that is not each call. */
  what?: string;
  /** The handler counts, because it alone knows whether to; otherwise each call counts before its body is read. */
  stage?: 'handler';
};

/** Every limit by its name, with the calls that share its count. */
export type LimitTable = Readonly<Record<string, RateLimit & { calls: readonly string[] }>>;
