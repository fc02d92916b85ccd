import { createHash, randomUUID } from 'node:crypto';
import type { components } from '@dispatch/contract';
import { fieldsOf } from '@dispatch/contract/document';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayer, type MockLayer } from '../testing/mockLayer';
import { textOf } from './textOf';
import { post } from './memory/mail';
import { people } from './memory/people';
import { signIns } from './memory/signIns';
import type { DemoData } from './memory/demoData';

type Release = components['schemas']['Release'];
type SavedRelease = components['schemas']['SavedRelease'];

let layer: MockLayer;
let demoData: DemoData;
let token: string;

const remembering = () => ({ demoData, contract: layer.contract, now: new Date() });
const codeOf = (body: unknown) => textOf(body, 'code');

const ask = async (what: string, body?: unknown, as: string | null = token) => {
  const { answer } = await layer.call(demoData, what, {
    token: as,
    headers: { 'idempotency-key': `key-${randomUUID()}` },
    body,
  });
  expect(layer.violations).toEqual([]);
  return answer;
};

const draft = {
  package: '200',
  headline: 'Low Tide Foods Opens a Cannery in Astoria and Hires One Hundred and Twenty People',
  summary: 'A cannery that stood empty for nine years packs fish again from the spring of next year on.',
  cityState: 'ASTORIA, Ore.',
  body: '<p>Low Tide Foods today opened a cannery in Astoria.</p>',
  cjl: 0,
  hasPriorityRelease: false,
  hasCisionSocialPost: false,
  primaryContactName: 'Imani Brandt',
  primaryContactCompany: 'Low Tide Foods',
  primaryContactEmail: 'maya.lindqvist@harborline.example',
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: '503 555 0126',
  user: 'Imani Brandt',
  userEmail: 'maya.lindqvist@harborline.example',
  userPhoneCountryCode: '1',
  userPhone: '503 555 0126',
};
const contents = { package: '200', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false };

const save = async (given: object = {}) =>
  (await ask('POST /distribution/item/saveDraft', { ...draft, ...given })).body as SavedRelease;

const pay = async (distributionId: number) => {
  const intent = await ask('POST /order/createPaymentIntent', {
    ...{ amount: 360, purpose: 'release', distributionId, order: contents },
  });
  expect(intent.status).toBe(200);
  const paymentIntent = textOf(intent.body, 'intentId');
  layer.cards.authorise(paymentIntent);
  return ask('POST /order/capturePaymentIntent', { distributionId, order: contents, paymentIntent });
};

beforeAll(async () => {
  layer = await mockLayer();
});

beforeEach(() => {
  demoData = layer.newDemoData();
  token = layer.tokenOf(demoData, 'customer');
});

test('a newcomer registers, activates the account by the mailed link, and signs in', async () => {
  const registration = {
    firstName: 'Ada',
    lastName: 'Okonkwo',
    phone: '202 555 0147',
    organization: 'Orbital',
    email: 'ada@orbital.example',
    country: 'USA',
    state: 'Maryland',
    captcha: 'solved',
  };
  const missing = await ask('POST /users/add', { ...registration, captcha: '' }, null);
  expect(missing).toMatchObject({ status: 400, body: { fields: [{ pointer: '/captcha' }] } });
  expect(await ask('POST /users/add', registration, null)).toMatchObject({ body: { newOktaUser: true } });
  expect((await ask('POST /users/add', registration, null)).status).toBe(400);

  const person = people(remembering()).rows.find(({ key }) => key === null);
  const codeVerifier = 'a'.repeat(43);
  const enter = async () => {
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const redirectUri = 'http://localhost:3000/authorizationcode';
    signIns(remembering()).rows = [
      { code: 'code', personId: person?.id ?? 0, nonce: 'a-nonce-1', redirectUri, codeChallenge },
    ];
    return ask('POST /createsession', { code: 'code', codeVerifier, nonce: 'a-nonce-1', redirectUri }, null);
  };
  expect(await enter()).toMatchObject({ status: 403, body: { code: 'activation-required' } });

  const [mail] = post(remembering()).mails;
  expect(mail).toMatchObject({ to: 'ada@orbital.example', subject: 'Activate your account' });
  const path = `POST ${mail?.path ?? ''}`;
  expect(await ask(path, undefined, null)).toMatchObject({ status: 200, body: { purpose: 'activation' } });
  expect(codeOf((await ask(path, undefined, null)).body)).toBe('token-used');

  const session = await enter();
  expect(session).toMatchObject({ status: 200, body: { oktaLogin: 'ada@orbital.example', group: 'USER' } });
  const sid = textOf(session.body, 'sid');
  expect(await ask('GET /users/me', undefined, sid)).toMatchObject({ body: { firstName: 'Ada' } });
  expect(await ask('GET /distribution', undefined, sid)).toMatchObject({ body: [] });
  expect(await ask('POST /removesession', undefined, sid)).toMatchObject({ body: 'Ok' });
  expect((await ask('GET /users/me', undefined, sid)).status).toBe(401);
});

test('a code is exchanged for the browser that asked for it alone', async () => {
  signIns(remembering()).rows = [
    { code: 'code', personId: 1, nonce: 'a-nonce-1', redirectUri: 'x', codeChallenge: 'other' },
  ];
  const answer = await ask(
    'POST /createsession',
    { code: 'code', codeVerifier: 'b'.repeat(43), nonce: 'a-nonce-1', redirectUri: 'x' },
    null,
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 'code-refused' } });
});

test('a draft is saved, read again, listed, saved over its version alone, and deleted', async () => {
  const first = await save();
  expect(first).toMatchObject({ distributionVersion: 1 });
  const { distributionId } = first;
  const second = await save({ distributionId, distributionVersion: 1, cityState: 'SEASIDE, Ore.' });
  expect(second.distributionVersion).toBe(2);
  const stale = await ask('POST /distribution/item/saveDraft', {
    ...draft,
    distributionId: first.distributionId,
    distributionVersion: 1,
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'draft-stale', currentVersion: 2 } });
  const item = `/distribution/item/${first.distributionId}`;
  expect(await ask(`GET ${item}`)).toMatchObject({
    body: { headline: draft.headline, cityState: 'SEASIDE, Ore.', distributionVersion: 2 },
  });
  expect((await ask('GET /distribution?searchText=cannery')).body).toHaveLength(1);
  const published = (await ask('GET /distribution?status=4')).body as { ReleaseStatusID: number }[];
  expect([...new Set(published.map(({ ReleaseStatusID }) => ReleaseStatusID))]).toEqual([4]);

  const other = layer.tokenOf(demoData, 'otherCustomer');
  expect((await ask(`GET ${item}`, undefined, other)).status).toBe(404);
  expect((await ask('GET /distribution', undefined, other)).body).toEqual([]);

  expect((await ask(`DELETE ${item}`)).status).toBe(204);
  expect((await ask(`GET ${item}`)).status).toBe(404);
});

test('what breaks a rule is refused with the messages of the contract', async () => {
  const saved = await ask('POST /distribution/item/saveDraft', { ...draft, headline: 'x'.repeat(171) });
  expect(saved).toMatchObject({
    status: 400,
    body: { message: 'Your press release headline cannot exceed 170 characters.' },
  });
  const unknown = await ask('POST /distribution/item/saveDraft', { ...draft, colour: 'red' });
  expect(unknown).toMatchObject({ status: 400, body: { fields: [{ pointer: '/colour', rule: 'unknown' }] } });
  const incomplete = await ask('POST /distribution/item/validateFull', { ...draft, summary: '' });
  expect(incomplete).toMatchObject({
    status: 400,
    body: { errors: ['Please provide a press release summary.'] },
  });
  expect((await ask('POST /distribution/item/validateFull', draft)).body).toEqual({ valid: true });
});

test('a release is paid once, submitted, held, mended, and approved', async () => {
  const { distributionId } = await save();
  const item = `/distribution/item/${distributionId}`;
  expect(codeOf((await ask(`PUT ${item}/submit`)).body)).toBe('release-unpaid');
  const wrong = await ask('POST /order/createPaymentIntent', {
    ...{ amount: 1, purpose: 'release', distributionId, order: contents },
  });
  expect(wrong).toMatchObject({ status: 409, body: { code: 'order-total-changed', total: 360 } });
  const paid = await pay(distributionId);
  expect(paid).toMatchObject({
    status: 200,
    body: { ProcessorTransactionID: expect.stringMatching(/^ch_/) as string },
  });
  const [receipt] = (await ask(`GET /order/receipt?distributionId=${distributionId}`)).body as string[];
  expect(receipt).toContain('$360.00');
  expect(codeOf((await ask(`DELETE ${item}`)).body)).toBe('release-paid');
  expect((await ask(`PUT ${item}/submit`)).body).toMatchObject({
    publicationState: 'PendingEditorialReview',
  });
  expect(codeOf((await ask(`PUT ${item}/submit`)).body)).toBe('state-conflict');

  const editor = layer.tokenOf(demoData, 'editor');
  const desk = (what: string, body?: unknown) =>
    ask(what.replace('ID', String(distributionId)), body, editor);
  const queue = (await desk('GET /admin/releases')).body as { distributionId: number }[];
  expect(queue.map((row) => row.distributionId)).toContain(distributionId);
  expect((await desk('POST /admin/releases/ID/open')).status).toBe(200);
  expect(
    (await desk('POST /admin/releases/ID/hold', { reasons: [{ text: 'Name a source.' }] })).body,
  ).toMatchObject({
    release: { publicationState: 'OnHold', holdReason: [{ text: 'Name a source.' }], isOnHold: true },
  });

  const held = (await ask(`GET ${item}`)).body as Release;
  const again = await ask('POST /distribution/item/resubmit', {
    ...draft,
    distributionId,
    distributionVersion: held.distributionVersion,
    summary: `${draft.summary} The source is the county.`,
  });
  expect(again.body).toMatchObject({ isResubmit: true, publicationState: 'PendingEditorialReview' });

  await desk('POST /admin/releases/ID/open');
  const approved = await desk('POST /admin/releases/ID/approve', { release: 'now' });
  expect(approved.body).toMatchObject({ release: { publicationState: 'PendingDistribution' } });
  expect((await ask(`GET ${item}`)).body).toMatchObject({
    publicationState: 'Published',
    publicUrl: expect.stringMatching(/^\/news\/low-tide/) as string,
  });
  expect((await desk('GET /admin/releases/ID')).body).toMatchObject({
    moves: [
      { to: 'PendingEditorialReview' },
      { to: 'InEditorialReview' },
      { to: 'OnHold', reasons: ['Name a source.'] },
      { to: 'PendingEditorialReview' },
      { to: 'InEditorialReview' },
      { to: 'PendingDistribution' },
      { to: 'Published', by: 'worker' },
    ],
  });
});

test('a contact counts when its link has been followed', async () => {
  const email = 'newsroom@lowtide.example';
  const { distributionId } = await save({ primaryContactEmail: email });
  await pay(distributionId);
  const submit = () => ask(`PUT /distribution/item/${distributionId}/submit`);
  expect(await submit()).toMatchObject({
    status: 400,
    body: { fields: [{ pointer: '/primaryContactEmail' }] },
  });
  expect((await ask('POST /users/verify', { entityKey: email })).status).toBe(202);
  const [mail] = post(remembering()).mails;
  await ask(`POST ${mail?.path ?? ''}`, undefined, null);
  expect(await ask('POST /users/verify', { entityKey: email })).toMatchObject({ status: 200 });
  expect((await submit()).status).toBe(200);
});

test('a key of a press answers the same again, and no other body', async () => {
  const { distributionId } = await save();
  const press = async (amount: number) => {
    const { answer } = await layer.call(demoData, 'POST /order/createPaymentIntent', {
      token,
      headers: { 'idempotency-key': 'the-same-key' },
      body: { amount, purpose: 'release', distributionId, order: contents },
    });
    return answer;
  };
  const first = await press(360);
  expect(await press(360)).toEqual(first);
  expect(await press(361)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
});

test('the settings are remembered for the person alone', async () => {
  const { body: me } = await ask('GET /users/me');
  const { id: _id, group: _group, ...profile } = fieldsOf(me);
  const changed = await ask('PUT /users/save', { ...profile, organization: 'Harborline Works' });
  expect(changed).toMatchObject({ status: 200, body: { organization: 'Harborline Works' } });
  expect(await ask('GET /users/me')).toMatchObject({ body: { organization: 'Harborline Works' } });
  await ask('PUT /users/parameter', { parameterName: 'WelcomeMessage', parameterValue: 'true' });
  expect(await ask('GET /users/parameters')).toMatchObject({ body: [{ parameterValue: 'true' }] });
  const other = layer.tokenOf(demoData, 'otherCustomer');
  expect(await ask('GET /users/parameters', undefined, other)).toMatchObject({
    body: [{ parameterValue: 'false' }],
  });
});

test('only the customer of a partner has one', async () => {
  expect((await ask('GET /partner')).status).toBe(204);
  expect((await ask('GET /partner', undefined, layer.tokenOf(demoData, 'partnerCustomer'))).status).toBe(200);
});

test('the price of a release is counted by the rules of the order', async () => {
  const quote = await ask('POST /price/quote', { ...contents, cjl: 2, priorityReleaseEnabled: true }, null);
  expect(quote).toMatchObject({ status: 200, body: { subtotal: 960, total: 960, includedLists: 1 } });
});

test('the desk passes a release up and back, holds it locked, unlocks it, and cannot refuse what cost money', async () => {
  const { distributionId } = await save();
  await pay(distributionId);
  await ask(`PUT /distribution/item/${distributionId}/submit`);
  const editor = layer.tokenOf(demoData, 'editor');
  const state = async (move: string, body?: unknown) => {
    const answer = await ask(`POST /admin/releases/${distributionId}/${move}`, body, editor);
    return (answer.body as { release?: Release }).release?.publicationState ?? codeOf(answer.body);
  };
  const noted = { reason: 'Is the figure ours?' };
  expect(await state('passup', noted)).toBe('state-conflict');
  expect(await state('open')).toBe('InEditorialReview');
  expect(await state('passup', noted)).toBe('PendingSeniorReview');
  expect(await state('handback')).toBe('InEditorialReview');
  expect(await state('hold', { reasons: [{ text: 'Wait for the court.' }], kind: 'locked' })).toBe(
    'OnHoldLocked',
  );
  expect(await state('unlock')).toBe('InEditorialReview');
  expect(await state('refuse', { reason: 'This is an advertisement.' })).toBe('NotSent');
});

test('a customer takes a submitted release back, and an admin takes a published one down', async () => {
  const { distributionId } = await save();
  await pay(distributionId);
  await ask(`PUT /distribution/item/${distributionId}/submit`);
  demoData.choices['getFeatures'] = { answer: { status: 200, example: 'everything' }, delay: 0 };
  const back = await ask(`GET /distribution/backToDraft/${distributionId}`);
  expect(back.body).toMatchObject({ publicationState: 'DraftMode', hasPaid: true });

  const [published] = (await ask('GET /distribution?status=4')).body as { DistributionID: number }[];
  const takeDown = (as: 'editor' | 'admin') =>
    ask(
      `POST /admin/releases/${published?.DistributionID ?? 0}/takedown`,
      { reason: 'The figures were wrong.' },
      layer.tokenOf(demoData, as),
    );
  expect((await takeDown('editor')).status).toBe(403);
  expect((await takeDown('admin')).body).toMatchObject({
    release: { publicationState: 'Deleted', publicUrl: null },
  });
  expect((await ask('GET /distribution?status=4')).body).not.toContainEqual(
    expect.objectContaining({ DistributionID: published?.DistributionID }),
  );
});

test('an edit that was paid for is declined once, with the reason that its customer reads', async () => {
  const editor = layer.tokenOf(demoData, 'editor');
  const open = (await ask('GET /admin/editrequests', undefined, editor)).body as { editRequestId: number }[];
  expect(new Set(open.map(({ editRequestId }) => editRequestId)).size).toBe(2);
  const path = `POST /admin/editrequests/${open[0]?.editRequestId}/decline`;
  const reason = 'The source says the same.';
  expect((await ask(path, { reason }, editor)).status).toBe(200);
  expect((await ask(path, { reason }, editor)).status).toBe(409);
  expect((await ask('GET /admin/editrequests?state=declined', undefined, editor)).body).toMatchObject([
    { declineReason: reason },
  ]);
});
