import { randomBytes } from 'node:crypto';
import { byId } from '../contract/byId';
import type { Person, Place } from '../place/place';
import type { Feeds } from './feed';

const statusOfProfile = async (place: Place, person: Person): Promise<number> =>
  (await place.call(byId('getMe'), { path: {}, query: {}, headers: {}, body: undefined }, person)).status;

export const session: Feeds = {
  createSession: {
    complete: ({ place, owner, request }) => {
      const code = randomBytes(12).toString('hex');
      const redirectUri = `${place.config.publicUrl}/authorizationcode`;
      const body = request.body as { nonce: string };
      Object.assign(body, { code, redirectUri });
      place.ports.identity.codes.set(code, {
        issuer: 'http://localhost:1/oauth2/default',
        subject: `subject-${owner.user.userId}`,
        email: owner.user.email,
        emailVerified: true,
        idToken: 'an.id.token',
        nonce: body.nonce,
        redirectUri,
      });
    },
    creates: { nothingToRead: 'the session is read with its own token, below' },
    afterwards: async ({ place, owner, answer }) => {
      const { sid } = JSON.parse(answer.text) as { sid: string };
      const status = await statusOfProfile(place, { ...owner, token: sid });
      if (status !== 200) throw new Error(`The new session answers ${status}.`);
    },
  },
  restoreAdmin: { neverSucceeds: 'nobody is impersonated by the sessions of these tests' },
  removeSession: {
    afterwards: async ({ place, owner }) => {
      const status = await statusOfProfile(place, owner);
      if (status !== 401) throw new Error(`The session that has ended answers ${status}.`);
    },
  },
};
