import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import type { CallState } from '../platform/call/callState';
import type { OperationId } from '../platform/call/handler';
import { checkRequest } from '../platform/http/checkRequest';
import { ownerAlone, promisedAnswers } from '../platform/http/contractDocument';
import { findOperation } from '../platform/http/findOperation';
import { gate } from '../platform/http/gate';
import { refuseChange } from '../platform/http/maintenance';
import { isLimited, limitCall, limitToken } from '../platform/http/rateLimits';
import { readBody } from '../platform/http/readBody';
import { fileFields, readForm } from '../platform/http/readForm';
import { callOf } from '../platform/http/requestLog';
import { warmUp } from '../platform/http/warmUp';
import { describeStep, inStep, isTracing } from '../platform/tracing/steps';
import type { SessionMemory } from '../people/sessions/sessionMemory';
import { findToken, isAccessToken } from '../people/tokens/findToken';
import type { CompiledContract } from './compiledContract';
import { runOperation, type HandlerContext } from './runOperation';

/**
 * The calls that carry the load. In production they are judged by the validators that RequestCheck has compiled from
 * the contract, and express-openapi-validator is not asked as well.
 */
const hot: ReadonlySet<OperationId> = new Set([
  'listReleases',
  'getRelease',
  'saveDraft',
  'checkSession',
  'getMe',
  'listPackages',
  'quotePrice',
  'listEditorialQueue',
]);

const countCall = async (request: Request, response: Response, state: CallState): Promise<void> => {
  try {
    const tokenId = state.session?.tokenId ?? null;
    if (tokenId !== null) response.set(await limitToken(tokenId));
    if (isLimited(state.operationId)) await limitCall(state);
  } catch (refusal) {
    // A browser does not come to reading the answer while nobody takes what it sends.
    request.resume();
    throw refusal;
  }
};

/** The stages of a call, in their order, and a way to get them ready before the first one comes. */
export const callChain = (
  { contract, check, validation }: CompiledContract,
  context: HandlerContext & { sessions: SessionMemory },
): { handle: RequestHandler; getReady: (app: Express) => Promise<void> } => {
  const { config, sessions } = context;
  const takesFile = fileFields(contract);
  const find = findOperation(contract);
  const letPass = gate(sessions, { isOne: isAccessToken, find: findToken }, ownerAlone(contract), config);
  const takeForm = readForm(takesFile);
  const run = runOperation(context, promisedAnswers(contract));

  const validate = (
    request: Request,
    response: Response,
    state: CallState,
    next: NextFunction,
  ): Promise<void> => {
    const { operation, operationId, body } = state;
    const type = takesFile.has(operationId) ? 'multipart/form-data' : 'application/json';
    const read = check.limitsOf(operationId) !== null ? { type, value: body } : null;
    return validation(operation.path, request, response, read, next);
  };
  const skipsValidation = (id: OperationId): boolean => config.environment === 'production' && hot.has(id);

  const handle = async (
    request: Request,
    response: Response,
    state: CallState,
    next: NextFunction,
  ): Promise<void> => {
    const { operationId } = state;
    refuseChange(config, request.method, operationId);
    const limits = check.limitsOf(operationId);
    // Each promise costs: most calls wait for nothing before their handler.
    const passing = letPass(request, state);
    if (passing !== undefined) await passing;
    // Before anything that grows with what is sent.
    if (isLimited(operationId) || (state.session?.tokenId ?? null) !== null)
      await countCall(request, response, state);
    if (takesFile.has(operationId)) await takeForm(request, state);
    else if (limits !== null) await readBody(request, state, limits);
    checkRequest(check, request, state);
    if (!skipsValidation(operationId)) await validate(request, response, state, next);
    await run(response, state);
  };
  /** Who is known when it ends is said then. */
  const handleTraced = (
    request: Request,
    response: Response,
    state: CallState,
    next: NextFunction,
  ): Promise<void> => {
    const { operationId: name, operation, requestId } = state;
    const attributes = {
      'http.request.method': request.method,
      'http.route': operation.path,
      'dispatch.request_id': requestId,
    };
    return inStep({ kind: 'call', name, attributes }, () =>
      handle(request, response, state, next).then(
        () => describeStep({ ...callOf(response), 'http.response.status_code': response.statusCode }),
        (error: unknown) => {
          const { status = 500 } = error as { status?: number };
          describeStep({ ...callOf(response), 'http.response.status_code': status });
          throw error;
        },
      ),
    );
  };
  return {
    handle: (request, response, next) => {
      const state = find(request, response);
      if (state === null) next();
      if (state === null || state === 'answered') return undefined;
      return (isTracing() ? handleTraced : handle)(request, response, state, next);
    },
    getReady: (app) => warmUp(app, check, validation, takesFile),
  };
};
