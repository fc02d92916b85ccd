import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Newcomer } from './people';
import type { Place } from './place';

/**
 * Makes a person known to the identity provider, who has no account here.
 * @returns where the person chooses a password
 */
export async function makeKnownToProvider({ identity, dataDir }: Place, person: Newcomer): Promise<string> {
  const { oktaApiToken } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    oktaApiToken: string;
  };
  const { email, firstName, lastName } = person;
  const ask = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${identity}/api/v1/users${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `SSWS ${oktaApiToken}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`The identity provider answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  await ask('?activate=false', { profile: { login: email, email, firstName, lastName } });
  const { activationUrl } = await ask(`/${email}/lifecycle/activate?sendEmail=false`, {});
  return String(activationUrl);
}
