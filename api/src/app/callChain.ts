import type { Contract } from '@dispatch/contract/document';
import express, { type Express, type Router } from 'express';
import { checkQuery, refuseInput, takeInput } from '../http/checkContract';
import { operationsWithBody, ownerAlone, promisedStatuses } from '../http/contractDocument';
import { contractValidator } from '../http/contractValidator';
import { findOperation } from '../http/findOperation';
import { gate } from '../http/gate';
import { checkNumbers } from '../http/numberTexts';
import { limitCalls } from '../http/rateLimits';
import { readBody } from '../http/readBody';
import { fileFields, readForm } from '../http/readForm';
import { warmUp } from '../http/warmUp';
import type { SessionMemory } from '../sessions/sessionMemory';
import { answerNotYet, answerUnreadable } from './answerNotYet';
import { runOperation, type HandlerContext } from './runOperation';

/** The stages of a call, in their order, and a way to get them ready before the first one comes. */
export const callChain = (
  contract: Contract,
  context: HandlerContext & { sessions: SessionMemory },
): { router: Router; getReady: (app: Express) => Promise<void> } => {
  const takesBody = operationsWithBody(contract);
  const takesFile = fileFields(contract);
  const validator = contractValidator(contract.document, context.config);
  const router = express.Router();
  router.use(findOperation());
  router.use(gate(context.sessions, ownerAlone(contract), context.config));
  // Before anything that grows with what is sent.
  router.use(limitCalls);
  router.use(answerUnreadable(contract));
  router.use(readForm(takesFile));
  router.use(readBody(takesBody));
  router.use(checkQuery, checkNumbers(contract));
  router.use(validator.check, refuseInput);
  router.use(takeInput);
  router.use(answerNotYet(contract));
  router.use(runOperation(context, promisedStatuses(contract)));
  return { router, getReady: (app) => warmUp(app, validator.ofPath, takesBody, takesFile) };
};
