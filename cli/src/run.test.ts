import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contract, readContract } from '@dispatch/contract/document';
import { load } from 'js-yaml';
import { afterAll, expect, test } from 'vitest';
import { commandsOf } from './commands';
import { run } from './run';

const contract = new Contract(readContract(new URL('../../openapi.yaml', import.meta.url)));
const home = mkdtempSync(join(tmpdir(), 'dispatch-cli-'));
afterAll(() => rmSync(home, { recursive: true }));

const env = { DISPATCH_URL: 'https://news.example/', DISPATCH_TOKEN: 'dsp_token' };

type Asked = { call: string; body: unknown; headers: Headers };

/** Runs what is typed behind `dispatch`, against answers in their order. */
const typed = async (
  line: readonly string[],
  answers: readonly Response[] = [],
  surroundings: object = env,
) => {
  const asked: Asked[] = [];
  const [left, out, err] = [[...answers], [] as string[], [] as string[]];
  const code = await run(line, contract, {
    env: surroundings as Record<string, string>,
    home,
    now: () => new Date('2026-11-20T12:00:00.000Z'),
    out: (text) => out.push(text.toString()),
    err: (text) => err.push(text),
    transport: () => {
      throw new Error('Nothing is spoken over here.');
    },
    fetch: async (request) => {
      const text = await request.text();
      const call = `${request.method} ${request.url}`;
      asked.push({ call, body: text === '' ? undefined : JSON.parse(text), headers: request.headers });
      return left.shift() ?? Response.json({});
    },
  });
  return { code, asked, out: out.join(''), err: err.join('') };
};

test('every call that a token can make is a command with its help, and no other', async () => {
  const commands = commandsOf(contract);
  const callable = contract.operations.filter(
    ({ permissions, refusesTokens }) => permissions !== null && !refusesTokens,
  );
  expect([...commands.values()].map(({ operation }) => operation.id)).toEqual(callable.map(({ id }) => id));
  for (const name of commands.keys()) {
    const { code, out } = await typed([name, '--help']);
    expect([code, out.startsWith(`dispatch ${name}: `)], name).toEqual([0, true]);
  }
  const { out: help } = await typed(['get-release', '--help']);
  expect(help).toMatch(
    /with the scope releases\.read\.\n\n {2}--id <integer> {2}\(required\)\n {6}Id of the release\./,
  );
  const { out } = await typed([]);
  for (const name of commands.keys()) expect(out).toContain(`  ${name} `);
});

test('options become the path, the query and the body of the call, as the contract has them', async () => {
  const path = await typed(['get-release', '--id', '43']);
  expect(path.asked[0]?.call).toBe('GET https://news.example/api/distribution/item/43');
  expect(path.asked[0]?.headers.get('authorization')).toBe('Bearer dsp_token');
  const query = await typed(
    ['list-own-orders', '--page-number', '2', '--limit', '10', '--json'],
    [Response.json([{ a: 1 }])],
  );
  expect(query.asked[0]?.call).toMatch(/\?pageNumber=2&limit=10$/);
  expect(query.out).toBe('[{"a":1}]\n');
  const whole = JSON.stringify({ package: '80', headline: 'Before', hasSecondaryContact: true });
  const body = await typed([
    'save-draft',
    '--body',
    whole,
    '--headline',
    'After',
    '--field-body',
    '<p>Text</p>',
    '--has-secondary-contact',
    'false',
  ]);
  expect(body.asked[0]?.body).toEqual({
    package: '80',
    headline: 'After',
    body: '<p>Text</p>',
    hasSecondaryContact: false,
  });
  const hook = await typed([
    'create-webhook',
    '--address',
    'https://a.example/',
    '--events',
    'release.held,order.paid',
  ]);
  expect(hook.asked[0]?.body).toEqual({
    address: 'https://a.example/',
    events: ['release.held', 'order.paid'],
  });
  const paying = ['capture-payment-intent', '--body', '{"distributionId":43,"order":{}}'];
  const [first, second] = [await typed(paying), await typed([...paying, '--idempotency-key', 'mine-1'])];
  expect(first.asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.asked[0]?.headers.get('idempotency-key')).toBe('mine-1');
});

test.each([
  [['get-relaese', '--id', '1'], /There is no command 'get-relaese'/],
  [['release-get'], /Perhaps .*get-release/],
  [['get-release'], /Please give --id\./],
  [['get-release', '--id', 'one'], /--id is a whole number, and not 'one'\./],
  [['get-release', '--idd', '1'], /'dispatch get-release --help' says what it takes\./],
  [
    ['create-webhook', '--address', 'https://a.example/', '--events', 'release.sold'],
    /--events is one of .*'release\.sold'/,
  ],
  [['save-draft', '--body', '[1]'], /--body is an object of JSON/],
  [['save-draft', '--body', '@/nowhere/draft.json'], /The file \/nowhere\/draft\.json cannot be read\./],
  [
    ['release', 'submit', 'release.pdf', '--package', 'basic'],
    /neither Markdown \(\.md\) nor Word \(\.docx\)/,
  ],
])('%j is refused before anything is asked', async (line, words) => {
  const { code, asked, out, err } = await typed(line);
  expect([code, asked, out]).toEqual([2, [], '']);
  expect(err).toMatch(words);
});

test('a refusal is said in the words of the server, and as JSON where that is asked for', async () => {
  const problem = {
    status: 409,
    code: 'webhooks-full',
    message: 'You have 10 webhooks.',
    errors: ['You have 10 webhooks.'],
  };
  const refusal = () =>
    new Response(JSON.stringify(problem), { status: 409, headers: { 'Retry-After': '30' } });
  const line = ['test-webhook', '--id', '3'];
  expect(await typed(line, [refusal()])).toMatchObject({
    code: 1,
    out: '',
    err: 'You have 10 webhooks.\nTry again in 30 seconds.\n',
  });
  expect(JSON.parse((await typed([...line, '--json'], [refusal()])).err)).toEqual(problem);
});

test('the token comes from the environment, or from a file that nobody else can read', async () => {
  const file = join(home, 'kept.json');
  const line = ['get-me'];
  expect((await typed(line, [], { DISPATCH_CONFIG: file })).err).toContain('DISPATCH_TOKEN');
  writeFileSync(file, JSON.stringify({ url: 'https://other.example', token: 'dsp_kept' }));
  chmodSync(file, 0o644);
  const open = await typed(line, [], { DISPATCH_CONFIG: file });
  expect([open.code, open.asked, open.err]).toEqual([
    2,
    [],
    `${file} can be read by others on this machine: chmod 600 ${file}\n`,
  ]);
  chmodSync(file, 0o600);
  const [asked] = (await typed(line, [], { DISPATCH_CONFIG: file })).asked;
  expect([asked?.call, asked?.headers.get('authorization')]).toEqual([
    'GET https://other.example/api/users/me',
    'Bearer dsp_kept',
  ]);
});

const markdown = `---
summary: A retooled shipyard.
cityState: BALTIMORE
primaryContactName: Dana Ortiz
releaseDate: 2026-12-01T14:00:00
---
# Harbor Robotics *opens* a plant

It **opened** today.

| Jobs | Year |
| --- | --- |
| 400 | 2027 |
`;

test('a release is read from Markdown, saved, checked, paid and submitted, and the draft is told first', async () => {
  const file = join(home, 'release.md');
  writeFileSync(file, markdown);
  const me = {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@a.example',
    phone: '1',
    organization: 'Harbor',
  };
  const draft = { distributionId: 43, cjl: 0, hasCisionSocialPost: false, hasPaid: false };
  const submitted = {
    ...draft,
    prwebPressReleaseId: 204_817,
    headline: 'Harbor',
    publicationState: 'PendingEditorialReview',
  };
  const answers = [me, draft, {}, draft, {}, submitted].map((answer) => Response.json(answer));
  const { code, asked, out, err } = await typed(
    ['release', 'submit', file, '--package', 'Basic', '--bundle'],
    answers,
  );
  expect(code).toBe(0);
  const calls = asked.map(({ call }) => call.replace('https://news.example/api', ''));
  expect(calls[0]).toBe('GET /users/me');
  expect(asked[1]?.body).toMatchObject({
    package: '80',
    headline: 'Harbor Robotics opens a plant',
    summary: 'A retooled shipyard.',
    primaryContactName: 'Dana Ortiz',
    primaryContactEmail: 'maya@a.example',
    releaseDate: '2026-12-01T14:00:00',
  });
  expect((asked[1]?.body as { body: string } | undefined)?.body).toMatch(
    /^<p>It <strong>opened<\/strong> today\.<\/p>\s*<table>/,
  );
  expect(asked[4]?.body).toEqual({
    distributionId: 43,
    applyBundlePackage: true,
    order: { package: '80', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false },
  });
  expect(JSON.parse(out)).toMatchObject({
    distributionId: 43,
    PRID: 204_817,
    publicationState: 'PendingEditorialReview',
  });
  expect(err).toMatch(/^Saved as draft 43: .*\n.*\nPaid by a prepaid release\.\nSubmitted to editorial\.\n$/);
});

test('verifies a saved proof without a server, and refuses it once a byte of it was changed', async () => {
  const examples = load(
    readFileSync(new URL('../../contract/examples/verification.yaml', import.meta.url), 'utf8'),
  );
  const { getReleaseProof, getSigningKeys } = examples as Record<
    'getReleaseProof' | 'getSigningKeys',
    { '200': { default: { value: Record<string, string> } } }
  >;
  const [proof, keys] = [join(home, 'proof.json'), join(home, 'keys.json')];
  const { proof: text, statement } = getReleaseProof['200'].default.value;
  const written = JSON.stringify({ proof: text, statement });
  writeFileSync(proof, written);
  writeFileSync(keys, JSON.stringify(getSigningKeys['200'].default.value));
  const line = ['verify', proof, '--keys', keys];
  const good = await typed(line, [], {});
  expect(good).toMatchObject({ code: 0 });
  expect(good.out).toContain('Genuine: Dispatch (https://dispatch.example) says so');
  expect(good.out).toContain('It does not prove that what it says is true.');
  writeFileSync(proof, written.replace('"statement":"eyJhbGci', '"statement":"eyJhbGcj'));
  expect(await typed(line, [], {})).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Not genuine\. /) as string,
  });
  writeFileSync(keys, '{');
  expect(await typed(line, [], {})).toMatchObject({ code: 1 });
  expect(await typed(['verify', join(home, 'none.json')], [], {})).toMatchObject({ code: 2 });
  const lines = ['./verify.ts', '../../contract/src/verify/verifyProof.ts'].map(
    (file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n').length,
  );
  // Short enough to be read by whoever does not trust this site.
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(250);
});
