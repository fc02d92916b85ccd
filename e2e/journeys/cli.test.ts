import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { callTest as test, expect } from '../harness/callTest';
import { externalProject } from '../harness/externalProject';
import { demo } from '../harness/people';
import { seedPerson } from '../harness/seedPerson';

const contact = {
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: '410 555 0142',
  userPhoneCountryCode: '1',
  userPhone: '410 555 0142',
};

const markdown = (headline: string): string => `---
summary: A retooled shipyard brings warehouse-robot assembly to Sparrows Point.
cityState: BALTIMORE
primaryContactName: Dana Ortiz
primaryContactCompany: Harbor Robotics
primaryContactWebsite: harbor-robotics.example
primaryContactPhoneCountryCode: '1'
primaryContactPhone: 410 555 0142
userPhoneCountryCode: '1'
userPhone: 410 555 0142
---

# ${headline}

Harbor Robotics **today** opened an assembly plant at Sparrows Point.
`;

type Tool = {
  name: string;
  title: string;
  inputSchema: { properties: Record<string, { required?: string[] }> };
};
type Answer = { tools: Tool[]; content: { text: string }[]; isError?: boolean };

/** An agent that knows nothing but what the server of the command tells it: JSON-RPC, a line for each message. */
function agent(folder: string) {
  const env = { PATH: process.env['PATH'], HOME: folder };
  const server = spawn(process.execPath, ['main.js', 'mcp'], {
    cwd: folder,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  createInterface({ input: server.stdout }).on('line', (line) => {
    const { id, result } = JSON.parse(line) as { id: number; result: Answer };
    waiting.get(id)?.(result);
  });
  let count = 0;
  const ask = (method: string, params: object): Promise<Answer> =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: count, method, params })}\n`);
    });
  return { ask, close: () => server.kill() };
}

/** Submits a release in five calls, each found by what it says of itself. */
async function submitByTools(folder: string, content: object, headline: string): Promise<unknown> {
  const { ask, close } = agent(folder);
  try {
    const clientInfo = { name: 'agent', version: '1' };
    await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
    const { tools } = await ask('tools/list', {});
    const use = async (title: RegExp, given: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const tool = tools.find((one) => title.test(one.title));
      if (tool === undefined) throw new Error(`No tool says ${String(title)}.`);
      for (const name of Object.keys(given)) expect(Object.keys(tool.inputSchema.properties)).toContain(name);
      const {
        content: [said],
        isError,
      } = await ask('tools/call', { name: tool.name, arguments: given });
      if (isError === true) throw new Error(said?.text);
      return JSON.parse(said?.text ?? '{}') as Record<string, unknown>;
    };
    const body = { ...content, package: '200', headline };
    const { distributionId } = await use(/^Save a release/, { body });
    await use(/^Check a release/, { body: { ...body, distributionId } });
    const order = { package: '200', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false };
    await use(/^Pay for a release/, { body: { distributionId, order, applyBundlePackage: true } });
    await use(/^Submit a saved release/, { id: distributionId });
    return (await use(/^One release of the signed-in user/, { id: distributionId }))['publicationState'];
  } finally {
    close();
  }
}

test('the packed command submits a release from a file, pays by a bundle and follows it to its publication', async ({
  place,
  database,
  clientOf,
}) => {
  const { person, userId } = await seedPerson(place, database);
  await database.rows(
    `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date)
     values ($1, '200', 2, 0, now(), now() + interval '30 days')`,
    userId,
  );
  const owner = await clientOf(person);
  const scopes = ['account.read', 'releases.read', 'releases.write', 'orders.pay'] as const;
  const { data } = await owner.call('createAccessToken', {
    body: { name: 'Command', scopes: [...scopes], days: 1 },
  });
  const folder = externalProject();
  try {
    // As somebody has it who has nothing but the site.
    const tarball = join(folder.path, 'dispatch.tgz');
    const download = await fetch(`${place.product}/downloads/dispatch-cli.tgz`);
    writeFileSync(tarball, Buffer.from(await download.arrayBuffer()));
    execFileSync('tar', [
      '-xzf',
      tarball,
      '--strip-components=1',
      '-C',
      folder.path,
      'package/main.js',
      'package/openapi.json',
    ]);
    mkdirSync(join(folder.path, '.config'));
    writeFileSync(
      join(folder.path, '.config', 'dispatch.json'),
      JSON.stringify({ url: place.product, token: data.token }),
      { mode: 0o600 },
    );
    const headline = `A command opens plant ${crypto.randomUUID()}`;
    folder.write('release.md', markdown(headline));
    const submitting = folder.run(
      'main.js',
      'release',
      'submit',
      'release.md',
      '--package',
      'advanced',
      '--bundle',
      '--follow',
    );
    let id = 0;
    const look = async (): Promise<number> => {
      const [row] = await database.rows<{ id: number }>(
        'select distribution_id as id from releases where headline = $1 and submitted_date is not null',
        headline,
      );
      id = row?.id ?? 0;
      return id;
    };
    await expect.poll(look, { timeout: 20_000 }).toBeGreaterThan(0);
    const editor = await clientOf(demo('editor'));
    await editor.call('openReview', { path: { id } });
    await editor.call('approveRelease', { path: { id }, body: { release: 'now' } });
    const told = JSON.parse(await submitting) as { address: string };
    expect(told).toMatchObject({ distributionId: id, headline, publicationState: 'Published' });
    const page = await (await fetch(told.address)).text();
    expect(page).toContain('<strong>today</strong> opened an assembly plant');
    expect(page).toContain('Verify this release');
    const verified = () => folder.run('main.js', 'verify', told.address).catch(String);
    await expect.poll(verified).toContain(`Headline  ${headline}`);
    const proof = await (await fetch(`${told.address}/proof.json`)).text();
    folder.write('changed.json', proof.replace(/statement":"./, 'statement":"f'));
    await expect(folder.run('main.js', 'verify', 'changed.json')).rejects.toThrow('Not genuine');
    const watch = ['main.js', 'verify-log', place.product, '--kept', 'checkpoint'] as const;
    await folder.run(...watch);
    expect(await folder.run(...watch)).toContain('entries are what they were');
    const listed = JSON.parse(await folder.run('main.js', 'list-releases', '--limit', '5', '--json')) as {
      HeadLine: string;
    }[];
    expect(listed.map(({ HeadLine }) => HeadLine)).toContain(headline);
    const { email } = person;
    const content = {
      summary: 'A retooled shipyard brings robots.',
      cityState: 'BALTIMORE',
      body: '<p>Harbor Robotics today opened an assembly plant.</p>',
      releaseDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 19),
      ...contact,
      primaryContactName: 'Dana Ortiz',
      primaryContactCompany: 'Harbor Robotics',
      primaryContactWebsite: 'harbor-robotics.example',
      primaryContactEmail: email,
      user: 'Dana Ortiz',
      userEmail: email,
    };
    expect(await submitByTools(folder.path, content, `${headline} again`)).toBe('PendingEditorialReview');
    await expect(folder.run('main.js', 'list-own-orders')).rejects.toThrow(
      'This access token lacks the scope orders.read.own.',
    );
  } finally {
    folder.remove();
  }
});
