import type { Contract } from '@dispatch/contract/document';
import express, { type Express, type Router } from 'express';
import { answerNotYet, answerUnreadable } from './answerNotYet';
import { checkQuery, refuseInput, takeInput } from './checkContract';
import { operationsWithBody, ownerAlone, promisedStatuses } from './contractDocument';
import { contractValidator } from './contractValidator';
import { findOperation } from './findOperation';
import { gate } from './gate';
import { checkNumbers } from './numberTexts';
import { limitCalls } from './rateLimits';
import { readBody } from './readBody';
import { fileFields, readForm } from './readForm';
import { warmUp } from './warmUp';
import { runOperation, type Surroundings } from './runOperation';
import type { SessionMemory } from './sessionMemory';

/** The stages of a call, in their order, and a way to get them ready before the first one comes. */
export const callChain = (
  contract: Contract,
  surroundings: Surroundings & { sessions: SessionMemory },
): { router: Router; getReady: (app: Express) => Promise<void> } => {
  const takesBody = operationsWithBody(contract);
  const takesFile = fileFields(contract);
  const validator = contractValidator(contract.document, surroundings.config);
  const router = express.Router();
  router.use(findOperation());
  router.use(gate(surroundings.sessions, ownerAlone(contract), surroundings.config));
  // Before anything that grows with what is sent.
  router.use(limitCalls);
  router.use(answerUnreadable(contract));
  router.use(readForm(takesFile));
  router.use(readBody(takesBody));
  router.use(checkQuery, checkNumbers(contract));
  router.use(validator.check, refuseInput);
  router.use(takeInput);
  router.use(answerNotYet(contract));
  // What surrounds the handler, such as its transaction, stands in surroundings.ts.
  router.use(runOperation(surroundings, promisedStatuses(contract)));
  return { router, getReady: (app) => warmUp(app, validator.ofPath, takesBody, takesFile) };
};
