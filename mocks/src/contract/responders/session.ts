import { createHash, randomBytes } from 'node:crypto';
import { people, type PersonRow } from '../memory/people';
import { signIns } from '../memory/signIns';
import { refuse } from '../refusal';
import type { MockCall, Responders } from '../responder';

/** A session ends after an hour without use, in seconds. */
export const idleSeconds = 3600;

export const sessionInfo = ({ profile }: PersonRow, sid: string, impersonating: boolean) => ({
  sid,
  oktaLogin: profile.oktaLogin,
  c3available: true,
  group: profile.group,
  impersonating,
  partnerId: profile.partnerId,
});

const exchange = (call: MockCall<'createSession'>) => {
  const { code, codeVerifier, nonce, redirectUri } = call.body;
  const waiting = signIns(call);
  const found = waiting.rows.find((row) => row.code === code);
  waiting.rows = waiting.rows.filter((row) => row !== found);
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const isRight =
    found?.nonce === nonce && found.redirectUri === redirectUri && found.codeChallenge === challenge;
  const person = people(call).rows.find(({ id }) => isRight && id === found.personId);
  if (person === undefined) throw refuse(400, 'code-refused');
  return person;
};

export const session: Responders = {
  createSession: (call) => {
    const person = exchange(call);
    if (!person.isActivated) throw refuse(403, 'activation-required');
    const at = call.now.getTime();
    const token = randomBytes(32).toString('base64url');
    call.demoData.sessions.push({ token, personId: person.id, startedAt: at, lastUsedAt: at });
    const { startPackage } = person;
    delete person.startPackage;
    return { status: 200, body: { ...sessionInfo(person, token, false), startPackage } };
  },

  checkSession: ({ session: current, person, body, now }) => {
    if (body?.extend === true) current.lastUsedAt = now.getTime();
    const idle = Math.floor((now.getTime() - current.lastUsedAt) / 1000);
    return {
      status: 200,
      body: { oktaLogin: person.profile.oktaLogin, sessionTTL: Math.max(0, idleSeconds - idle) },
    };
  },

  removeSession: ({ demoData, session: current }) => {
    demoData.sessions = demoData.sessions.filter(({ token }) => token !== current.token);
    return { status: 200, body: 'Ok' };
  },
};
