import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import express, { Router } from 'express';
import { controlled, type StandIn } from '../http/control';
import { type HoldPoint, Holds } from '../http/holds';
import type { Settings } from '../settings';
import { Deliveries, post } from '../store/deliveries';
import { Journal } from '../store/journal';

import { openBooks, settle } from './books';
import { type Answer, RequestError, requests } from './requests';
import { transactionTypes } from './transactions';

type Content = {
  merchantAuthentication?: { name?: string; transactionKey?: string };
  refId?: string;
  transactionRequest?: { transactionType?: string };
};

/** At the real gateway a batch is closed once a day. */
const settlesAfter = 60_000;

/**
 * Speaks as Authorize.Net does: one address, JSON in a fixed order, answers that begin with a byte order mark. Tests
 * stop calls by the name of the request or the type of the transaction; `POST /_control/settle` closes a batch.
 */
export function authorizeNet(dataDir: string, settings: Settings['gateway']): StandIn {
  const books = openBooks(new Journal(join(dataDir, 'authorizenet.jsonl')));
  const holds = new Holds();
  const webhooks = new Deliveries(books.deliveries, (id) => {
    const body = JSON.stringify(books.events.get(id));
    const mac = createHmac('sha512', settings.signatureKey).update(body).digest('hex').toUpperCase();
    return post(settings.webhookUrl, body, { 'X-ANET-Signature': `sha512=${mac}` });
  });
  const tell = ({ transaction, event }: NonNullable<Answer['changed']>): void => {
    const { transId: id, authAmount, invoiceNumber } = transaction;
    const notificationId = randomUUID();
    const payload = { responseCode: 1, authAmount, invoiceNumber, entityName: 'transaction', id };
    const eventType = `net.authorize.payment.${event}.created`;
    const eventDate = new Date().toISOString();
    books.events.set(notificationId, { notificationId, eventType, eventDate, payload });
    books.deliveries.set(notificationId, { eventId: notificationId, attempts: 0, nextAt: Date.now() });
  };
  const carryOut = (name: string, content: Content): object => {
    const run = requests[name];
    const { name: login, transactionKey } = content.merchantAuthentication ?? {};
    try {
      if (run === undefined)
        throw new RequestError('E00045', 'The root node does not reference a valid XML namespace.');
      if (login !== settings.loginId || transactionKey !== settings.transactionKey)
        throw new RequestError('E00007', 'User authentication failed due to invalid authentication values.');
      const { body, changed } = books.journal.batch(() => {
        const answer = run(books, content);
        if (answer.changed !== undefined) tell(answer.changed);
        return answer;
      });
      if (changed !== undefined) webhooks.wake();
      const message = [{ code: 'I00001', text: 'Successful.' }];
      return { ...body, refId: content.refId, messages: { resultCode: 'Ok', message } };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return { messages: { resultCode: 'Error', message: [{ code: error.code, text: error.message }] } };
    }
  };

  const router = Router();
  router.use(express.json({ type: () => true }));
  router.post('/xml/v1/request.api', async (request, response) => {
    const [[name, content] = ['', {}]] = Object.entries(request.body as Record<string, Content>);
    const path = content.transactionRequest?.transactionType ?? name;
    const isStopped = async (when: HoldPoint): Promise<boolean> => {
      const outcome = await holds.pass(path, when);
      if (outcome === 'lose') response.destroy();
      if (outcome === 'fail') response.status(500).end();
      return outcome !== 'on';
    };
    if (await isStopped('before')) return;
    settle(books, settlesAfter);
    const answer = carryOut(name, content);
    if (!(await isStopped('after'))) response.type('json').send(`\uFEFF${JSON.stringify(answer)}`);
  });
  router.post('/_control/settle', (_request, response) => {
    settle(books, 0);
    response.json({});
  });
  const paths = [...Object.keys(requests), ...Object.keys(transactionTypes)];
  const lists = { transactions: books.transactions, profiles: books.profiles };
  return controlled(router, { holds, webhooks, lists }, paths);
}
