import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Ports } from '../ports/ports';
import { callState } from './callState';
import type { AnyAnswer, Handler, OperationId, SessionClock } from './handler';
import { handlers } from './handlers';
import { RawJson } from './rawJson';
import { surroundings } from './surroundings';

/** What every handler gets beside its input. */
export type Surroundings = { config: Config; ports: Ports; sessions: SessionClock; logger: Logger };

type AnyHandler = ((call: object) => Promise<AnyAnswer>) & Pick<Handler<OperationId>, 'transaction'>;

const send = (response: Response, { status, body, headers = {} }: AnyAnswer, validates: boolean): void => {
  response.status(status).set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.set(name, String(value));
  if (body === undefined) response.end();
  else if (!(body instanceof RawJson)) response.json(body);
  // The validator hooks `json` alone; in production the text goes out as PostgreSQL made it.
  else if (validates) response.json(JSON.parse(body.text));
  else response.type('json').send(body.text);
};

/** Runs the handler of a call within its surroundings and sends its answer. The end of the chain. */
export const runOperation = ({ config, ports, sessions, logger }: Surroundings): RequestHandler => {
  const validates = config.environment !== 'production';
  return async (request, response) => {
    const state = callState(request);
    const handler = (handlers as unknown as Record<OperationId, AnyHandler>)[state.operationId];
    const { operationId, path, query, headers, body, rawBody, session, now, requestId, client } = state;
    const log = logger.child({ requestId, operationId });
    const call = {
      path,
      query,
      headers,
      body,
      rawBody,
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
    send(response, await run(), validates);
  };
};
