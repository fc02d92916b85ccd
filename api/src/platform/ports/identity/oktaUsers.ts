import type { Config } from '../../settings/config';
import { patience } from '../patience';
import { IdentityUnavailable, type IdentityPort, type KnownPerson } from './identityPort';

type Answer = { status: number; body: Record<string, unknown> };

const personOf = ({ body }: Answer): KnownPerson => {
  const { id, status } = body;
  if (typeof id !== 'string' || typeof status !== 'string') {
    throw new IdentityUnavailable('The provider answers without id and status.');
  }
  return { providerUserId: id, status };
};

/** Statuses of Okta in which somebody has no password yet. */
const waitsForFirst = 'STAGED';
const waitsForPassword = 'PROVISIONED';

export const oktaUsers = ({
  okta,
}: Pick<Config, 'okta'>): Pick<
  IdentityPort,
  | 'findPerson'
  | 'createPerson'
  | 'activatePerson'
  | 'hasSecondFactor'
  | 'removeSecondFactors'
  | 'resetPassword'
  | 'removePerson'
> => {
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    try {
      const response = await fetch(`${okta.url}/api/v1${path}`, {
        method,
        headers: {
          Authorization: `SSWS ${okta.token}`,
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      const { status } = response;
      const text = await response.text();
      const answered = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      return { status, body: answered };
    } catch (cause) {
      throw new IdentityUnavailable('The Users API does not answer.', { cause });
    }
  };

  const mustSucceed = (answer: Answer): Answer => {
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new IdentityUnavailable(
      `The Users API refused with ${answer.status} ${String(answer.body['errorCode'])}.`,
    );
  };

  const findPerson = async (login: string): Promise<KnownPerson | null> => {
    const answer = await call('GET', `/users/${encodeURIComponent(login)}`);
    return answer.status === 404 ? null : personOf(mustSucceed(answer));
  };

  return {
    findPerson,
    createPerson: async ({ email, firstName, lastName, organization }) => {
      const profile = { login: email, email, firstName, lastName, organization };
      const answer = await call('POST', '/users?activate=false', { profile });
      // Somebody else may have created the same person since we looked.
      const known = answer.status === 400 ? await findPerson(email) : null;
      return known ?? personOf(mustSucceed(answer));
    },
    hasSecondFactor: async (providerUserId) => {
      const { body } = mustSucceed(await call('GET', `/users/${encodeURIComponent(providerUserId)}/factors`));
      return Object.values(body).some(
        (factor) => (factor as { status?: unknown } | null)?.status === 'ACTIVE',
      );
    },
    removeSecondFactors: async (providerUserId) => {
      const at = `/users/${encodeURIComponent(providerUserId)}/lifecycle/reset_factors`;
      const answer = await call('POST', at);
      if (answer.status !== 404) mustSucceed(answer);
    },
    resetPassword: async (providerUserId) => {
      const person = await findPerson(providerUserId);
      if (person === null || person.status === waitsForFirst || person.status === waitsForPassword)
        return false;
      const at = `/users/${encodeURIComponent(providerUserId)}/lifecycle/reset_password?sendEmail=true`;
      mustSucceed(await call('POST', at));
      return true;
    },
    removePerson: async (providerUserId) => {
      const at = `/users/${encodeURIComponent(providerUserId)}`;
      // Okta deletes only whom it has deactivated before: the first call does that, the second deletes.
      for (let step = 1; step <= 2; step += 1) {
        const answer = await call('DELETE', `${at}?sendEmail=false`);
        if (answer.status === 404) return;
        mustSucceed(answer);
      }
    },
    activatePerson: async (providerUserId) => {
      const at = `/users/${encodeURIComponent(providerUserId)}`;
      const { status } = personOf(mustSucceed(await call('GET', at)));
      if (status !== waitsForFirst && status !== waitsForPassword) return null;
      const act = status === waitsForFirst ? 'activate' : 'reactivate';
      const { body } = mustSucceed(await call('POST', `${at}/lifecycle/${act}?sendEmail=false`));
      if (typeof body['activationUrl'] === 'string') return body['activationUrl'];
      throw new IdentityUnavailable('The Users API answers without an activation address.');
    },
  };
};
