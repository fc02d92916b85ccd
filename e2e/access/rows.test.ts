import { ApiError } from '@dispatch/contract';
import { callTest as test, expect } from '../harness/callTest';
import type { Database } from '../harness/database';
import { demo } from '../harness/people';
import { problemOf, rawCall } from '../harness/rawCall';

const rowOf = (database: Database, id: number) =>
  database.row('select to_jsonb(r) as row from releases r where distribution_id = $1', id);

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
      body: { id: 'evt_1QK2', type: 'payment_intent.succeeded', data: { object: { id: 'pi_3QK2' } } },
      headers: { 'Stripe-Signature': signature },
    });
    expect(answer.status).toBe(400);
    problemOf(answer);
  }
});
