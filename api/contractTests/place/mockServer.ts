import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Group } from '@dispatch/contract';

/** The mock server as a process of its own, without the web application. */
export type MockServer = {
  url: string;
  /** What a request of a group carries besides: which demo data it has, and for a group the session of a demo person. */
  headersOf: (group: Group | null) => Record<string, string>;
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const verifier = 'c'.repeat(43);
const nonce = 'a-nonce-12';
const redirectUri = 'http://localhost:0/authorizationcode';

const asked = new URLSearchParams({
  redirect_uri: redirectUri,
  state: 'a-state',
  nonce,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
});

const signIn = async (
  url: string,
  cookie: string,
  person: string,
): Promise<{ sid: string; group: Group }> => {
  const pressed = await fetch(`${url}/_mock/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ ...Object.fromEntries(asked), person }),
  });
  const code = new URL(pressed.headers.get('location') ?? '').searchParams.get('code');
  const answer = await fetch(`${url}/api/createsession`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ code, codeVerifier: verifier, nonce, redirectUri }),
  });
  return (await answer.json()) as { sid: string; group: Group };
};

export const startMock = async (): Promise<MockServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-mock-'));
  const secrets = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/src/contract/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...secrets,
      ...{ CHECKOUT: root, DATA_DIR: folder, PORT: '0', STRIPE_PORT: '0', WEB: 'none' },
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    },
  });
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    url = /listening: (\S+)/.exec(line)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
    if (url !== '') break;
  }
  const page = await fetch(`${url}/_mock/sign-in?${asked.toString()}`);
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const people = [...(await page.text()).matchAll(/name="person" value="(\d+)"/g)];
  const tokens = new Map<Group, string>();
  for (const [, person = ''] of people) {
    const { sid, group } = await signIn(url, cookie, person);
    if (!tokens.has(group)) tokens.set(group, sid);
  }
  return {
    url,
    headersOf: (group) => ({
      Cookie: cookie,
      ...(group === null ? {} : { Authorization: `Bearer ${tokens.get(group) ?? ''}` }),
    }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
