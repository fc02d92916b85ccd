import { type OperationId, operationTable } from '@dispatch/contract';
import { Contract, type JsonObject } from '@dispatch/contract/document';
import { demo } from '../harness/people';
import type { Place } from '../harness/place';
import { sessionRequest } from '../harness/signInByCalls';
import { exampleCall } from './exampleCall';

export interface FirstCall {
  id: OperationId;
  milliseconds: number;
  status: number;
}

/** After these nobody is signed in any more, or can be. */
const farewells: readonly OperationId[] = ['removeSession'];
const endsAccount = (id: string): boolean => id === 'deleteAccount';

const inOrder = (): OperationId[] => {
  const all = (Object.keys(operationTable) as OperationId[]).filter((id) => id !== 'createSession');
  const late = (id: OperationId): number => (endsAccount(id) ? 2 : farewells.includes(id) ? 1 : 0);
  return all.sort((left, right) => late(left) - late(right));
};

export async function firstCalls(place: Place): Promise<FirstCall[]> {
  const calls: FirstCall[] = [];
  const api = `${place.product}/api`;
  const signInBody = await sessionRequest(place, demo('admin'));
  const contract = new Contract((await (await fetch(`${api}/openapi.json`)).json()) as JsonObject);

  const timed = async (id: OperationId, address: string, init: RequestInit) => {
    const begin = performance.now();
    const answer = await fetch(`${api}${address}`, init);
    const text = await answer.text();
    calls.push({ id, milliseconds: performance.now() - begin, status: answer.status });
    return { answer, text };
  };
  const signIn = async (body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    return timed('createSession', '/createsession', { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const tokenIn = (text: string): string => (JSON.parse(text) as { sid: string }).sid;

  let token = tokenIn((await signIn(signInBody)).text);
  for (const id of inOrder()) {
    const { method, address, headers, body } = exampleCall(contract, id);
    const { answer } = await timed(id, address, {
      method,
      headers: {
        ...headers,
        ...(operationTable[id].permissions === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body,
    });
    // It may have ended or changed the session.
    if (answer.ok && method !== 'GET' && !endsAccount(id)) {
      token = tokenIn((await signIn(await sessionRequest(place, demo('admin')))).text);
      calls.pop();
    }
  }
  return calls;
}
