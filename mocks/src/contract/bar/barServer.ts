import type { BarState, Chosen, OperationInfo } from './barState';
import { ownFetch } from './watchFetch';

const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await ownFetch(`/_mock/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The mock server answered ${answer.status}.`);
  return answer.json();
};

export const barServer = {
  operations: async () => (await ask('GET', 'operations')) as OperationInfo[],
  state: async () => (await ask('GET', 'state')) as BarState,
  choose: async (id: string, chosen: Chosen) => (await ask('PUT', `choices/${id}`, chosen)) as BarState,
  reset: async () => (await ask('DELETE', 'choices')) as BarState,
  startAfresh: async () => (await ask('POST', 'afresh')) as BarState,
};
