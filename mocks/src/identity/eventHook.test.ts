import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Running } from '../http/listen';
import { persona } from '../personas';
import { testSettings } from '../testing/settings';
import { Visitor } from '../testing/visitor';
import { startIdentity } from './server';

interface Received {
  readonly secret: unknown;
  readonly event: {
    readonly uuid: string;
    readonly eventType: string;
    readonly published: string;
    readonly actor: object;
  };
}

const maya = persona('customer');
let settings = testSettings();
let product: Running;
let identity: Running;
let received: Received[] = [];
let answers: number[] = [];

beforeEach(async () => {
  received = [];
  answers = [];
  product = await listen(
    'product',
    (request, response) => {
      void json(request).then((sent) => {
        const { data } = sent as { data: { events: Received['event'][] } };
        const [event] = data.events;
        if (event) received.push({ secret: request.headers['x-event-hook-secret'], event });
        response.writeHead(answers.shift() ?? 200).end();
      });
    },
    0,
  );
  settings = testSettings({ eventHookUrl: `${product.address}/api/webhooks/identity` });
  identity = await startIdentity(settings);
});
afterEach(async () => {
  await identity.close();
  await product.close();
});

const asOkta = async (act: string): Promise<string> => {
  const of = (path: string, method = 'GET') =>
    fetch(`${identity.address}/api/v1/users/${encodeURIComponent(maya.email)}${path}`, {
      method,
      headers: { authorization: `SSWS ${settings.oktaApiToken}` },
    });
  const { id } = (await (await of('')).json()) as { id: string };
  expect((await of(`/lifecycle/${act}?sendEmail=false`, 'POST')).status).toBe(200);
  return id;
};
const openForm = async (visitor: Visitor) => {
  const address = new URL(`${identity.address}/oauth2/default/v1/authorize`);
  address.search = new URLSearchParams({
    client_id: settings.clientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${settings.publicUrl}/authorizationcode`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'state',
  }).toString();
  return visitor.follow(await visitor.get(address.href), identity.address);
};
const isAsked = async (visitor: Visitor): Promise<boolean> =>
  (await openForm(visitor)).address.includes('/signin/');
const signIn = async (visitor: Visitor): Promise<void> => {
  const { address } = await openForm(visitor);
  await visitor.follow(
    await visitor.post(address, { username: maya.email, password: maya.password }),
    identity.address,
  );
};

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
      secret: settings.eventHookSecret,
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
  await identity.close();
  identity = await startIdentity(settings);
  await expect.poll(() => received.length, { timeout: 4_000 }).toBe(2);
  expect(received[1]?.event).toEqual(received[0]?.event);
});
