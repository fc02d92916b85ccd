import { mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { callTest, expect } from '../harness/callTest';
import { demo } from '../harness/people';
import { sessionRequest } from '../harness/signInByCalls';
import { checkout, generator, externalProject, tool, type ExternalProject } from '../harness/externalProject';

interface Told {
  before: number;
  savedId: number;
  version: number;
  listed: string[];
}

const test = callTest.extend<{
  folder: ExternalProject;
  headline: string;
  told: (output: string) => Promise<void>;
}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  folder: async ({}, use) => {
    const folder = externalProject();
    await use(folder);
    folder.remove();
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  headline: async ({}, use) => use(`A client of somebody else saves draft ${crypto.randomUUID()}`),
  /** Compares what the script says with what the database has. */
  told: async ({ database, headline, clientOf }, use) => {
    await use(async (output) => {
      const { savedId, version, listed, before } = JSON.parse(output) as Told;
      expect(version).toBe(1);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(listed).toContain(headline);
      const row = await database.row('select headline from releases where distribution_id = $1', savedId);
      expect(row).toEqual({ headline });
      await (await clientOf(demo('customer'))).call('deleteDraft', { path: { id: savedId } });
    });
  },
});

const task = (apiUrl: string, signIn: object, headline: string): string =>
  `export const apiUrl = ${JSON.stringify(apiUrl)};
export const signIn = ${JSON.stringify(signIn)};
export const headline = ${JSON.stringify(headline)};
`;

async function foreignInputs({ path }: ExternalProject, script: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [script],
    absWorkingDir: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).filter((input) => input.startsWith('..'));
}

test('the packed client signs in, lists and saves from a plain script outside the repository', async ({
  place,
  folder,
  headline,
  told,
}) => {
  const packed = join(folder.path, 'packed');
  const script = join(checkout, 'contract', 'pack', 'main.ts');
  const tarball = (await folder.run(tool('tsx/dist/cli.mjs'), script, '--to', packed)).trim();
  const installed = join(folder.path, 'node_modules', '@dispatch', 'contract');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  folder.installDependencies(installed);
  folder.write('package.json', '{ "private": true, "type": "module" }');
  folder.write(
    'task.js',
    task(`${place.product}/api`, await sessionRequest(place, demo('customer')), headline),
  );
  folder.write(
    'script.mjs',
    `import { ApiError, checkRules, createClient, permits } from '@dispatch/contract';
import { apiUrl, signIn, headline } from './task.js';

let token = null;
const client = createClient({ baseUrl: apiUrl, token: () => token });
const refusal = await client.call('listReleases').catch((error) => error);
if (!(refusal instanceof ApiError) || refusal.status !== 401) throw refusal;
token = (await client.call('createSession', { body: signIn })).data.sid;
const before = (await client.call('listReleases')).data.length;
if (checkRules('ReleaseDraft', { headline }, { stage: 'draft' }).length > 0) throw new Error('rules');
if (permits('USER', 'coupons.manage')) throw new Error('permissions');
const saved = await client.call('saveDraft', { body: { package: '80', headline } });
const { data } = await client.call('listReleases', { query: { limit: 200 } });
console.log(JSON.stringify({
  before,
  savedId: saved.data.distributionId,
  version: saved.data.distributionVersion,
  listed: data.map((row) => row.HeadLine),
}));
`,
  );
  await told(await folder.run('script.mjs'));
  expect(await foreignInputs(folder, 'script.mjs'), 'loaded, and not named by the package').toEqual([]);

  folder.write(
    'typed.ts',
    `import { createClient, type components } from '@dispatch/contract';
export const draft: components['schemas']['ReleaseDraft'] = { package: '80', headline: 'Typed' };
export const saved = await createClient({ baseUrl: '/api' }).call('saveDraft', { body: draft });
export const id: number = saved.data.distributionId;
// @ts-expect-error -- no such operation
void createClient({ baseUrl: '/api' }).call('saveDarft');
`,
  );
  await folder.checkTypes({ module: 'nodenext' });
});

/** The contract as people download it. */
const downloaded = async (folder: ExternalProject, product: string): Promise<string> => {
  folder.write('openapi.yaml', await (await fetch(`${product}/api/openapi.yaml`)).text());
  return join(folder.path, 'openapi.yaml');
};

test('@hey-api/openapi-ts makes a client of the contract as it is, and the client works', async ({
  place,
  folder,
  headline,
  told,
}) => {
  const contract = await downloaded(folder, place.product);
  await folder.run(
    generator('@hey-api/openapi-ts/bin/run.js'),
    ...['--input', contract, '--output', join(folder.path, 'api'), '--client', '@hey-api/client-fetch'],
    ...['--no-log-file', '--silent'],
  );
  folder.write('package.json', '{ "private": true, "type": "module" }');
  folder.write(
    'task.ts',
    task(`${place.product}/api`, await sessionRequest(place, demo('customer')), headline),
  );
  folder.write(
    'script.ts',
    `import { createSession, listReleases, saveDraft } from './api';
import { createClient } from './api/client';
import { apiUrl, signIn, headline } from './task';

const visitor = createClient({ baseUrl: apiUrl });
const session = await createSession({ client: visitor, body: signIn, throwOnError: true });
const client = createClient({ baseUrl: apiUrl, auth: session.data.sid });
const before = await listReleases({ client, throwOnError: true });
const saved = await saveDraft({ client, body: { package: '80', headline }, throwOnError: true });
const after = await listReleases({ client, query: { limit: 200, status: [0, 1] }, throwOnError: true });
console.log(JSON.stringify({
  before: before.data.length,
  savedId: saved.data.distributionId,
  version: saved.data.distributionVersion,
  listed: after.data.map((row) => row.HeadLine),
}));
`,
  );
  await folder.checkTypes({ module: 'esnext', moduleResolution: 'bundler' });
  await told(await folder.run(tool('tsx/dist/cli.mjs'), 'script.ts'));
});

test('orval makes a client of the contract as it is, and the client works', async ({
  place,
  folder,
  headline,
  told,
}) => {
  folder.write('package.json', '{ "private": true, "type": "module" }');
  // With the type of the whole answer, orval 7.9 writes a type twice where a status has two media types, as the
  // reports of the finance office have.
  const output = {
    target: './api.ts',
    schemas: './model',
    client: 'fetch',
    baseUrl: `${place.product}/api`,
    override: { fetch: { includeHttpResponseReturnType: false } },
  };
  const config = { dispatch: { input: await downloaded(folder, place.product), output } };
  folder.write('orval.config.cjs', `module.exports = ${JSON.stringify(config)};`);
  await folder.run(generator('orval/dist/bin/orval.js'), '--config', join(folder.path, 'orval.config.cjs'));
  folder.write(
    'task.ts',
    task(`${place.product}/api`, await sessionRequest(place, demo('customer')), headline),
  );
  folder.write(
    'script.ts',
    `import { createSession, listReleases, saveDraft } from './api';
import { signIn, headline } from './task';

const session = await createSession(signIn);
const options = { headers: { Authorization: \`Bearer \${session.sid}\` } };
const before = await listReleases({}, options);
const saved = await saveDraft(
  { package: '80', headline },
  { headers: { ...options.headers, 'Content-Type': 'application/json' } },
);
const after = await listReleases({ limit: 200, status: [0, 1] }, options);
console.log(JSON.stringify({
  before: before.length,
  savedId: saved.distributionId,
  version: saved.distributionVersion,
  listed: after.map((row) => row.HeadLine),
}));
`,
  );
  await folder.checkTypes({ module: 'esnext', moduleResolution: 'bundler' });
  await told(await folder.run(tool('tsx/dist/cli.mjs'), 'script.ts'));
});
