import { ApiError, createClient, type Client } from '@dispatch/contract';
import { runtimeConfig } from '../config/runtimeConfig';
import { sessionToken } from '../session/session';
import { announceSessionEnd } from '../session/sessionEnd';

let client: Client | null = null;

const theClient = (): Client =>
  (client ??= createClient({ baseUrl: runtimeConfig().apiUrl, token: sessionToken }));

/** Calls whose 401 is no news: nobody is signed in yet, or the person is leaving. */
const quiet: ReadonlySet<string> = new Set(['removeSession', 'createSession', 'checkSession']);

/**
 * Makes a call of the contract with the session's token. Throws ApiError on everything but a success; a 401 also
 * tells the application that the session has ended, which then leads to signing in and back to the same place.
 */
export const call: Client['call'] = async (operationId, ...init) => {
  try {
    return await theClient().call(operationId, ...init);
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 401 && !quiet.has(operationId)) announceSessionEnd();
    throw fault;
  }
};
