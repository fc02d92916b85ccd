import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Newcomer, Person } from './people';
import type { Place } from './place';

/** Asks the identity provider's Users API, as the product does. */
async function ask(
  { identity, dataDir }: Place,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const { oktaApiToken } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    oktaApiToken: string;
  };
  const answer = await fetch(`${identity}/api/v1/users${path}`, {
    headers: { 'Content-Type': 'application/json', Authorization: `SSWS ${oktaApiToken}` },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Without the mail of the product. @returns where the person chooses a password */
async function activateAtProvider(place: Place, { email }: Newcomer): Promise<string> {
  const { activationUrl } = await ask(place, `/${email}/lifecycle/activate?sendEmail=false`, {});
  return String(activationUrl);
}

export async function makeKnownToProvider(place: Place, person: Newcomer): Promise<string> {
  const { email, firstName, lastName } = person;
  await ask(place, '?activate=false', { profile: { login: email, email, firstName, lastName } });
  return activateAtProvider(place, person);
}

export async function choosePasswordByCall(address: string, { password }: Person): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ password, confirmation: password }),
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`The identity provider answered ${answer.status} to a password.`);
}

export const providerUserId = async (place: Place, { email }: Newcomer): Promise<string> =>
  String((await ask(place, `/${email}`))['id']);
