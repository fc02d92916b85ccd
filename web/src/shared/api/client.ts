import {
  ApiError,
  createClient,
  type CallArguments,
  type CallData,
  type CallResult,
  type Client,
  type ClientOptions,
  type OperationId,
} from '@dispatch/contract';
import { runtimeConfig } from '../config/runtimeConfig';
import { sessionToken } from '../session/session';
import { announceSessionEnd } from '../session/sessionEnd';
import { fetchWithProgress } from './fetchWithProgress';

let client: Client | null = null;

const clientBy = (fetch?: ClientOptions['fetch']): Client =>
  createClient({
    baseUrl: runtimeConfig().apiUrl,
    token: sessionToken,
    fetch,
  });

const theClient = (): Client => (client ??= clientBy());

/** Nobody is signed in yet, the person is leaving, or the screen says it itself with what was typed still there. */
const quiet: ReadonlySet<string> = new Set([
  'removeSession',
  'createSession',
  'checkSession',
  'saveProfile',
  'getChangePasswordUrl',
  'confirmSocialAuthorization',
]);

function tell(operationId: string, error: unknown): never {
  if (error instanceof ApiError && error.status === 401 && !quiet.has(operationId)) announceSessionEnd();
  throw error;
}

/** Calls that were made before the screen that wants their answers was loaded, by what was asked and by whom. */
const begun = new Map<string, Promise<unknown>>();

const askedBy = (operationId: string, { signal: _, ...asked }: { signal?: AbortSignal } = {}): string =>
  JSON.stringify([sessionToken(), operationId, asked]);

/** @returns its answer, for a call that needs it; nobody has to wait for it */
export const beginCall = <Id extends OperationId>(
  operationId: Id,
  ...init: CallArguments<Id>
): Promise<CallResult<Id>> => {
  const answer = theClient().call(operationId, ...init);
  answer.catch(() => undefined);
  begun.set(askedBy(operationId, init[0]), answer);
  return answer;
};

/** Once those have ended that have begun so far. */
export const begunCallsAnswered = async (): Promise<void> => {
  await Promise.allSettled(begun.values());
};

export const forgetBegunCalls = (): void => begun.clear();

function takeBegun<Id extends OperationId>(
  operationId: Id,
  init: CallArguments<Id>,
): Promise<CallResult<Id>> | undefined {
  const key = askedBy(operationId, init[0]);
  const answer = begun.get(key) as Promise<CallResult<Id>> | undefined;
  begun.delete(key);
  return answer;
}

/** Throws ApiError on everything but a success; a 401 also tells the application that the session has ended. */
export const call: Client['call'] = async (operationId, ...init) => {
  try {
    return await (takeBegun(operationId, init) ?? theClient().call(operationId, ...init));
  } catch (error) {
    return tell(operationId, error);
  }
};

/** `onProgress` hears percents. The key makes a repeated upload the same one. Errors as those of `call`. */
export const upload = async (
  file: File,
  key: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<CallData<'uploadFile'>> => {
  const body = new FormData();
  body.append('myFile', file);
  try {
    const client = clientBy(fetchWithProgress(onProgress));
    return (await client.call('uploadFile', { body, headers: { 'Idempotency-Key': key }, signal })).data;
  } catch (error) {
    return tell('uploadFile', error);
  }
};

export const download: Client['download'] = async (operationId, ...init) => {
  try {
    return await theClient().download(operationId, ...init);
  } catch (error) {
    return tell(operationId, error);
  }
};
