import type { components } from '@dispatch/contract';
import { type APIRequestContext, request } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import type { Place } from './place';

interface RuntimeConfig {
  identityProviderAuthorizeUrl: string;
  identityProviderClientId: string;
}

const random = (): string => randomBytes(32).toString('base64url');

async function codeFor(
  context: APIRequestContext,
  { product }: Place,
  login: { email: string; password: string },
  secrets: { codeVerifier: string; nonce: string; redirectUri: string },
): Promise<string> {
  const config = (await (await context.get(`${product}/config.json`)).json()) as RuntimeConfig;
  const address = new URL(config.identityProviderAuthorizeUrl);
  address.search = new URLSearchParams({
    client_id: config.identityProviderClientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: secrets.redirectUri,
    state: random(),
    nonce: secrets.nonce,
    code_challenge: createHash('sha256').update(secrets.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const form = await context.get(address.href);
  const answer = await context.post(form.url(), {
    form: { username: login.email, password: login.password },
  });
  const code = new URL(answer.url()).searchParams.get('code');
  if (code === null) throw new Error(`No code for ${login.email}: the provider led to ${answer.url()}`);
  return code;
}

interface SessionRequest {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

export async function askForCode(
  context: APIRequestContext,
  place: Place,
  login: { email: string; password: string },
): Promise<SessionRequest> {
  const secrets = {
    codeVerifier: random(),
    nonce: random(),
    redirectUri: `${place.product}/authorizationcode`,
  };
  return { code: await codeFor(context, place, login, secrets), ...secrets };
}

export async function createSession(
  place: Place,
  body: SessionRequest,
  headers: Record<string, string> = {},
): Promise<components['schemas']['SessionInfo']> {
  const answer = await fetch(`${place.product}/api/createsession`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`createSession answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as components['schemas']['SessionInfo'];
}

export async function sessionRequest(
  place: Place,
  login: { email: string; password: string },
): Promise<SessionRequest> {
  const context = await request.newContext();
  try {
    return await askForCode(context, place, login);
  } finally {
    await context.dispose();
  }
}

export async function signInByCalls(
  place: Place,
  login: { email: string; password: string },
): Promise<string> {
  return (await createSession(place, await sessionRequest(place, login))).sid;
}
