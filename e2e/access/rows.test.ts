import { ApiError, type components } from '@dispatch/contract';
import type { PersonaKey } from '@dispatch/mocks/personas';
import { callTest as test, expect } from '../harness/callTest';
import type { Database } from '../harness/database';
import { demo } from '../harness/people';
import { problemOf, rawCall } from '../harness/rawCall';
import { goodBodies } from './goodBodies';

type Draft = components['schemas']['ReleaseDraft'];

const rowOf = (database: Database, id: number) =>
  database.row('select to_jsonb(r) as row from releases r where distribution_id = $1', id);

const strangers: readonly PersonaKey[] = ['otherCustomer', 'editor', 'admin'];
for (const stranger of strangers) {
  test(`a draft of somebody else is not there for the ${stranger}, and stays as it is`, async ({
    place,
    tokenOf,
    clientOf,
    database,
  }) => {
    const owner = await clientOf(demo('customer'));
    const draft = { ...goodBodies.ReleaseDraft, cjlSelected: [] } as unknown as Draft;
    const { data: saved } = await owner.call('saveDraft', {
      body: { ...draft, videoUrl: '', pulloutQuote: '' },
    });
    const { distributionId, distributionVersion } = saved;
    const before = await rowOf(database, distributionId);
    const token = await tokenOf(demo(stranger));
    const parameters = { id: distributionId };
    const order = goodBodies.PaymentIntentRequest.order;
    const mine = { ...goodBodies.ReleaseDraft, distributionId, distributionVersion, headline: 'Mine now' };
    const attempts = [
      rawCall(place, 'getRelease', { token, parameters }),
      rawCall(place, 'deleteDraft', { token, parameters }),
      rawCall(place, 'submitRelease', { token, parameters }),
      rawCall(place, 'saveDraft', { token, body: mine }),
      rawCall(place, 'validateRelease', { token, body: mine }),
      rawCall(place, 'resubmitRelease', { token, body: mine }),
      rawCall(place, 'createPaymentIntent', {
        token,
        body: { amount: 120, purpose: 'release', distributionId, order },
      }),
      rawCall(place, 'capturePaymentIntent', { token, body: { distributionId, order, paymentIntent: null } }),
      rawCall(place, 'listReceipts', { token, query: `?distributionId=${distributionId}` }),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(answer.status, answer.text).toBe(404);
      problemOf(answer);
    }
    expect(await rowOf(database, distributionId)).toEqual(before);
    expect(await database.rows('select 1 from payments where distribution_id = $1', distributionId)).toEqual(
      [],
    );
    expect(await database.rows('select 1 from orders where distribution_id = $1', distributionId)).toEqual(
      [],
    );
  });
}

test('a draft is not at the desk, whoever asks', async ({ place, tokenOf, clientOf }) => {
  const owner = await clientOf(demo('customer'));
  const { data } = await owner.call('saveDraft', { body: { package: '80', headline: 'Not yet' } });
  const token = await tokenOf(demo('editor'));
  const parameters = { id: data.distributionId };
  const attempts = await Promise.all([
    rawCall(place, 'getReviewedRelease', { token, parameters }),
    rawCall(place, 'openReview', { token, parameters }),
    rawCall(place, 'holdRelease', { token, parameters, body: goodBodies.HoldRequest }),
    rawCall(place, 'approveRelease', { token, parameters, body: goodBodies.ApprovalRequest }),
  ]);
  for (const answer of attempts) expect([404, 409], answer.text).toContain(answer.status);
  const { data: after } = await owner.call('getRelease', { path: { id: data.distributionId } });
  expect(after.publicationState).toBe('DraftMode');
});

test('a version that is behind is refused, and nothing is overwritten', async ({ clientOf, database }) => {
  const client = await clientOf(demo('finance'));
  const first = await client.call('saveDraft', { body: { package: '80', headline: 'First' } });
  const { distributionId, distributionVersion } = first.data;
  const base = { package: '80', distributionId, distributionVersion } as const;
  await client.call('saveDraft', { body: { ...base, headline: 'Second, from another window' } });
  const before = await rowOf(database, distributionId);
  const refusal = await client
    .call('saveDraft', { body: { ...base, headline: 'Third' } })
    .catch((e: unknown) => e);
  expect(refusal).toBeInstanceOf(ApiError);
  expect((refusal as ApiError).status).toBe(409);
  expect((refusal as ApiError).problem).toMatchObject({
    code: 'draft-stale',
    message: 'This release was changed in another window or by somebody else. Nothing was overwritten.',
    currentVersion: distributionVersion + 1,
    savedBy: demo('finance').email,
  });
  expect(await rowOf(database, distributionId)).toEqual(before);
});

test('scripts in a body are gone before it is stored', async ({ clientOf, database }) => {
  const client = await clientOf(demo('finance'));
  const bad = [
    '<script>document.title="taken"</script>',
    '<img src=x onerror="document.title=1">',
    '<a href="javascript:alert(1)" onclick="alert(1)">link</a>',
    '<a href="JaVa&#x09;Script:alert(1)">link</a>',
    '<a href="data:text/html,<script>alert(1)</script>">link</a>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">styled</p>',
    '<form action="https://elsewhere.example"><input name=q></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ];
  for (const html of bad) {
    const { data } = await client.call('saveDraft', {
      body: { package: '80', body: `<p>Before</p>${html}` },
    });
    const { body } = await database.row<{ body: string }>(
      'select body from releases where distribution_id = $1',
      data.distributionId,
    );
    expect(body).toBe(data.body);
    expect(body, html).toMatch(/^<p>Before<\/p>/);
    const names = [...body.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name ?? '');
    expect(
      names.filter((name) => !/^(p|a|br|strong|em|u|ul|ol|li|h[2-4])$/.test(name)),
      html,
    ).toEqual([]);
    expect(body, html).not.toMatch(/<[^>]*\son|<[^>]*(javascript|data):|<[^>]*(src|style)=/i);
  }
});

test('an event that Stripe did not sign changes nothing', async ({ place }) => {
  for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
    const answer = await rawCall(place, 'receiveStripeEvent', {
      body: goodBodies.StripeEvent,
      headers: { 'Stripe-Signature': signature },
    });
    expect(answer.status).toBe(400);
    problemOf(answer);
  }
});
