import { answerOf, examplesOf, fieldsOf } from '@dispatch/contract/document';
import express, { type Request, type Response, Router } from 'express';
import { ownFormsOnly } from '../../http/base';
import { type AnswerOption, type BarState, type Chosen, delays, type OperationInfo } from '../bar/barState';
import type { MockContract } from '../mockContract';
import { post } from '../memory/mail';
import type { DemoData } from '../memory/demoData';
import type { DemoDataStore } from '../memory/demoDataStore';
import { barScript } from './barScript';
import { demoDataOf } from './demoDataCookie';

const described = ({ operations }: MockContract): OperationInfo[] =>
  operations.map(({ id, method, path, answers }) => ({
    id,
    method,
    path,
    answers: answers.flatMap((answer): AnswerOption[] => {
      const { status, description } = answer;
      const examples = examplesOf(answer);
      if (examples.length === 0) return [{ status, example: null, summary: description, code: '' }];
      return examples.map(({ name, summary, value }) => {
        const { code } = fieldsOf(value);
        return { status, example: name, summary, code: typeof code === 'string' ? code : '' };
      });
    }),
  }));

const stateOf = (demoData: DemoData, contract: MockContract): BarState => ({
  choices: demoData.choices,
  mails: post({ demoData, contract, now: new Date() }).mails,
});

/** A choice as the bar sends it; null when it names an answer that the contract does not have. */
function choiceOf(contract: MockContract, id: string, sent: unknown): Chosen | null {
  const operation = contract.operations.find((known) => known.id === id);
  if (operation === undefined) return null;
  const { answer, delay: sentDelay } = fieldsOf(sent);
  const delay = delays.find((known) => known === sentDelay) ?? 0;
  if (answer === null || answer === undefined) return { answer: null, delay };
  const { status, example } = fieldsOf(answer);
  if (status === 0) return { answer: { status, example: null }, delay };
  const known = answerOf(operation, Number(status));
  const isKnown =
    known !== undefined && (example === null || examplesOf(known).some(({ name }) => name === example));
  return isKnown ? { answer: { status: Number(status), example: example as string | null }, delay } : null;
}

export function barRoutes(store: DemoDataStore, contract: () => MockContract): Router {
  const router = Router();
  const answerState = (request: Request, response: Response) =>
    response.set('Cache-Control', 'no-store').json(stateOf(demoDataOf(store, request, response), contract()));

  router.get('/bar.js', async (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('text/javascript')
      .send(await barScript());
  });
  router.get('/operations', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(described(contract()));
  });
  router.get('/state', answerState);

  router.use(ownFormsOnly, express.json());
  router.put('/choices/:id', (request, response) => {
    const { id } = request.params;
    const choice = choiceOf(contract(), id, request.body);
    if (choice === null) {
      response.status(400).json({ message: 'The contract has no such answer.' });
      return;
    }
    const demoData = demoDataOf(store, request, response);
    const others = Object.entries(demoData.choices).filter(([name]) => name !== id);
    const isUsual = choice.answer === null && choice.delay === 0;
    demoData.choices = Object.fromEntries(isUsual ? others : [...others, [id, choice]]);
    store.keep();
    answerState(request, response);
  });
  router.delete('/choices', (request, response) => {
    demoDataOf(store, request, response).choices = {};
    store.keep();
    answerState(request, response);
  });
  router.post('/afresh', (request, response) => {
    demoDataOf(store, request, response).memory = {};
    store.keep();
    answerState(request, response);
  });
  return router;
}
