import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Ports } from '../ports/ports';
import { callState } from './callState';
import { FileBody } from './fileBody';
import type { AnyAnswer, Handler, OperationId, SessionClock } from './handler';
import { handlers } from './handlers';
import { Problem } from './problem';
import { RawJson } from './rawJson';
import { sendFile } from './sendFile';
import { surroundings } from './surroundings';

/** What every handler gets beside its input. */
export type Surroundings = { config: Config; ports: Ports; sessions: SessionClock; logger: Logger };

type AnyHandler = ((call: object) => Promise<AnyAnswer>) & Pick<Handler<OperationId>, 'transaction'>;

const send = async (
  response: Response,
  { status, body, headers = {} }: AnyAnswer,
  validates: boolean,
): Promise<void> => {
  response.status(status).set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.set(name, String(value));
  if (body === undefined) response.end();
  else if (body instanceof FileBody) await sendFile(response, body as FileBody);
  else if (!(body instanceof RawJson)) response.json(body);
  // The validator hooks `json` alone; in production the text goes out as PostgreSQL made it.
  else if (validates) response.json(JSON.parse(body.text));
  else response.type('json').send(body.text);
};

/** A refusal that the contract does not promise is a fault of ours, as an answer is that it does not describe. */
const promised = (error: unknown, operationId: string, statuses?: ReadonlySet<number>): unknown =>
  error instanceof Problem && statuses?.has(error.status) !== true
    ? new Error(`The contract does not promise the status ${error.status} of ${operationId}.`, {
        cause: error,
      })
    : error;

/** Runs the handler of a call within its surroundings and sends its answer. The end of the chain. */
export const runOperation = (
  { config, ports, sessions, logger }: Surroundings,
  statuses: ReadonlyMap<string, ReadonlySet<number>>,
): RequestHandler => {
  const validates = config.environment !== 'production';
  return async (request, response) => {
    const state = callState(request);
    const handler = (handlers as unknown as Record<OperationId, AnyHandler>)[state.operationId];
    const { operationId, path, query, headers, body, rawBody, upload, session, now, requestId, client } =
      state;
    const log = logger.child({ requestId, operationId });
    const call = {
      path,
      query,
      headers,
      body,
      rawBody,
      upload,
      session,
      now,
      requestId,
      client,
      ports,
      sessions,
      config,
      log,
    };
    const run = surroundings.reduceRight<() => Promise<AnyAnswer>>(
      (proceed, around) => () => around(state, proceed, { transaction: handler.transaction ?? 'one' }),
      () => handler(call),
    );
    const answer = await run().catch((error: unknown) => {
      throw validates ? promised(error, operationId, statuses.get(operationId)) : error;
    });
    await send(response, answer, validates);
  };
};
