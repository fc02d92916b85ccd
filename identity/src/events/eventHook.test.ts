import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { now, setClock } from '@dispatch/api/clock';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { enter, openForm } from '../testing/signingIn';
import { callUsers, maya, useIdentity } from '../testing/useIdentity';
import { Visitor } from '../testing/visitor';

interface Received {
  readonly secret: unknown;
  readonly event: {
    readonly uuid: string;
    readonly eventType: string;
    readonly published: string;
    readonly actor: object;
  };
}

let product: Server;
let received: Received[] = [];
let answers: number[] = [];

beforeAll(async () => {
  product = createServer((request, response) => {
    void json(request).then((sent) => {
      const { data } = sent as { data: { events: Received['event'][] } };
      const [event] = data.events;
      if (event) received.push({ secret: request.headers['x-event-hook-secret'], event });
      response.writeHead(answers.shift() ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(product, 'listening');
});
afterAll(() => {
  product.closeAllConnections();
  product.close();
});
beforeEach(() => {
  received = [];
  answers = [];
});
afterEach(() => setClock(null));

const identity = useIdentity(
  () => `http://localhost:${(product.address() as AddressInfo).port}/api/webhooks/identity`,
);

const asOkta = async (act: string): Promise<string> => {
  const { body } = await callUsers(identity, 'GET', `/users/${maya.email}`);
  const done = await callUsers(identity, 'POST', `/users/${maya.email}/lifecycle/${act}?sendEmail=false`);
  expect(done.status).toBe(200);
  return String(body['id']);
};
const isAsked = async (visitor: Visitor): Promise<boolean> =>
  (await openForm(identity, visitor)).includes('/signin/');
const signIn = (visitor: Visitor) => enter(identity, visitor, maya);

test('a password that its owner changes is told, and signs out their other browsers', async () => {
  const [here, there] = [new Visitor(), new Visitor()];
  await signIn(here);
  await signIn(there);
  expect(await isAsked(there)).toBe(false);
  const changing = {
    current: maya.password,
    password: 'three-small-boats',
    confirmation: 'three-small-boats',
  };
  await here.post(`${identity.address}/enduser/settings/password`, changing);
  await expect.poll(() => received).toHaveLength(1);
  const actor = expect.objectContaining({ type: 'User', alternateId: maya.email }) as object;
  expect(received).toMatchObject([
    {
      secret: identity.settings.hook.secret,
      event: { eventType: 'user.account.update_password', actor, target: [actor] },
    },
  ]);
  expect([await isAsked(here), await isAsked(there)]).toEqual([false, true]);
});

test('what whoever holds the API token does is told, with whom it concerns', async () => {
  const told = ['suspend', 'unsuspend', 'reset_factors', 'reset_password'] as const;
  let id = '';
  for (const act of told) id = await asOkta(act);
  const types = [
    'user.account.reset_password',
    'user.lifecycle.suspend',
    'user.lifecycle.unsuspend',
    'user.mfa.factor.reset_all',
  ];
  await expect.poll(() => received.map(({ event }) => event.eventType).sort()).toEqual(types);
  for (const { event } of received) {
    expect(event).toMatchObject({ actor: { type: 'SystemPrincipal' }, target: [{ id, type: 'User' }] });
  }
});

test('what the product does not take is sent again, also after a restart', async () => {
  answers = [503];
  await asOkta('suspend');
  await expect.poll(() => received).toHaveLength(1);
  setClock(new Date(now().getTime() + 10_000));
  await identity.restart();
  await expect.poll(() => received).toHaveLength(2);
  expect(received[1]?.event).toEqual(received[0]?.event);
});
