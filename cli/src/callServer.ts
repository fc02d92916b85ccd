import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createClient, type OperationId } from '@dispatch/contract';
import type { Command } from './commands';
import type { Connection } from './connection';
import type { Asked } from './readArguments';
import { UsageError } from './usageError';

type Sent = Partial<Pick<Asked, 'path' | 'query' | 'headers'>> & { body?: unknown };

/** Makes a call of the contract by its name. Throws ApiError. */
export type CallServer = (id: string, sent?: Sent) => Promise<unknown>;

/** The same client that the web application has, whose calls are named by texts here. */
export const serverOf = (
  { url, token }: Connection,
  fetch?: (request: Request) => Promise<Response>,
): { call: CallServer; download: (id: string, sent: Sent) => Promise<Buffer> } => {
  const client = createClient({ baseUrl: `${url}/api`, token: () => token, fetch });
  const call = client.call as unknown as (id: OperationId, sent: Sent) => Promise<{ data: unknown }>;
  const download = client.download as unknown as (id: OperationId, sent: Sent) => Promise<{ file: Blob }>;
  return {
    call: async (id, sent = {}) => (await call(id as OperationId, sent)).data,
    download: async (id, sent) =>
      Buffer.from(await (await download(id as OperationId, sent)).file.arrayBuffer()),
  };
};

const fileBody = (file: string): FormData => {
  const form = new FormData();
  try {
    form.append('myFile', new Blob([readFileSync(file)]), basename(file));
  } catch {
    throw new UsageError(`The file ${file} cannot be read.`);
  }
  return form;
};

/** What is sent for a command; a call that is to happen once has a key by which it can be repeated. */
export const sentFor = (
  { options, body: kind }: Command,
  { path, query, headers, body, file }: Asked,
): Sent => {
  const isKeyed = options.some(({ field }) => field === 'Idempotency-Key');
  return {
    path,
    query,
    headers: isKeyed ? { 'Idempotency-Key': randomUUID(), ...headers } : headers,
    body: kind === 'file' && file !== undefined ? fileBody(file) : body,
  };
};
