import createFetchClient from 'openapi-fetch';
import { noAnswer, refusalOf, unreadableAnswer } from './apiError';
import type { CallArguments, CallResult, Download, DownloadId, OperationId } from './clientTypes';
import { callTable } from './generated/callTable';

export type ClientOptions = {
  baseUrl: string;
  /** The session's token; null when nobody is signed in. Asked at each call. */
  token?: () => string | null;
  fetch?: (request: Request) => Promise<Response>;
};

export type Client = {
  /**
   * Throws ApiError for every status but a success, and with status 0 without an answer. An abort is thrown as it is.
   */
  call: <Id extends OperationId>(operationId: Id, ...init: CallArguments<Id>) => Promise<CallResult<Id>>;
  /** Makes one call whose success is a file, and answers its bytes untouched. Throws like `call`. */
  download: <Id extends DownloadId>(operationId: Id, ...init: CallArguments<Id>) => Promise<Download>;
};

type Init = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/** openapi-fetch without its types: ours, by operationId, stand in front of it. */
type FetchByPath = (
  method: string,
  path: string,
  init: {
    params: { path: Record<string, unknown>; query: Record<string, unknown> };
    headers: Record<string, string>;
    parseAs: 'text' | 'blob';
    body?: unknown;
    signal?: AbortSignal;
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const fileNameOf = ({ headers }: Response): string | null =>
  /filename="?([^";]+)"?/i.exec(headers.get('content-disposition') ?? '')?.[1] ?? null;

const dataOf = (response: Response, text: unknown): unknown => {
  if (typeof text !== 'string' || text === '') return undefined;
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw unreadableAnswer(response, cause);
  }
};

export const createClient = ({ baseUrl, token, fetch }: ClientOptions): Client => {
  const inner = createFetchClient({
    baseUrl,
    fetch,
    querySerializer: { array: { style: 'form', explode: false } },
  });
  const request = inner.request as unknown as FetchByPath;

  const send = async (operationId: OperationId, init: Init, parseAs: 'text' | 'blob') => {
    const [method, path] = callTable[operationId];
    const bearer = token?.();
    try {
      return await request(method, path, {
        params: { path: init.path ?? {}, query: init.query ?? {} },
        headers: { ...init.headers, ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
        parseAs,
        body: init.body,
        signal: init.signal,
      });
    } catch (error) {
      throw isAbort(error) ? error : noAnswer(error);
    }
  };

  return {
    call: async <Id extends OperationId>(operationId: Id, ...[init]: CallArguments<Id>) => {
      const { data, error, response } = await send(operationId, init ?? {}, 'text');
      if (!response.ok) throw refusalOf(response, error);
      const { status, headers } = response;
      return { status, data: dataOf(response, data), headers } as CallResult<Id>;
    },
    download: async <Id extends DownloadId>(operationId: Id, ...[init]: CallArguments<Id>) => {
      const { data, error, response } = await send(operationId, init ?? {}, 'blob');
      if (!response.ok) throw refusalOf(response, error);
      return { file: data instanceof Blob ? data : new Blob(), fileName: fileNameOf(response) };
    },
  };
};
