import type { operationTable } from './generated/operationTable';
import type { operations } from './generated/types';

export type ServedId = keyof operations & keyof typeof operationTable;

/** The parameters of one kind as whoever answers a call receives them; an empty record when there are none. */
export type ReceivedParameters<Id extends ServedId, Kind extends 'path' | 'query' | 'header'> =
  NonNullable<operations[Id]['parameters'][Kind]> extends never
    ? Record<string, never>
    : NonNullable<operations[Id]['parameters'][Kind]>;

/** The JSON body as whoever answers a call receives it; undefined where there may be none. */
export type ReceivedBody<Id extends ServedId> = operations[Id] extends { requestBody: infer Body }
  ? Body extends { content: { 'application/json': infer Json } }
    ? Json
    : undefined
  : operations[Id] extends { requestBody?: infer Body }
    ? NonNullable<Body> extends { content: { 'application/json': infer Json } }
      ? Json | undefined
      : undefined
    : undefined;

/**
 * Always on a secured call, never on a public one; where a session is optional, when one comes along. `Own` is somebody
 * with a session of their own, where access tokens are refused.
 */
export type Caller<Id extends ServedId, Person, Own> = (typeof operationTable)[Id] extends {
  takesSession: true;
}
  ? Person | null
  : IsPublic<Id> extends true
    ? null
    : (typeof operationTable)[Id] extends { refusesTokens: true }
      ? Own
      : Person;

type IsPublic<Id extends ServedId> = (typeof operationTable)[Id] extends { permissions: null } ? true : false;
