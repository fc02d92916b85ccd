import { randomBytes } from 'node:crypto';
import { acting, record } from '../../src/platform/audit/audit';
import { issueEmailToken } from '../../src/people/registration/emailTokens';
import type { User } from '../../src/people/users/User';
import { makePartner } from '../../src/testing/makePartner';
import { byId } from '../contract/byId';
import type { Feeds, Sending } from './feed';
import { mailedTokens, noRow } from './rows';

const newWord = (): string => randomBytes(6).toString('hex');

const bodyOf = ({ request }: Sending) => request.body as Record<string, unknown>;

/** A line of the audit log. */
export const actOf = (user: User): Promise<void> =>
  record({ actor: acting(user), action: 'profile.save', subject: { type: 'user', id: user.userId } });

export const account: Feeds = {
  listOwnActs: { complete: ({ owner: { user } }) => actOf(user) },
  registerUser: {
    ids: {
      'body.languagedId': noRow('the number of a language'),
      'body.partnerId': noRow('a partner, of which everybody may be a customer'),
    },
    complete: async (sending) => {
      const body = bodyOf(sending);
      // A captcha that is solved, an address that nobody has, and one partner that there is.
      Object.assign(body, {
        captcha: `solved-${newWord()}`,
        email: `person-${newWord()}@harbor.example`,
      });
      const { partnerId, slug } = await makePartner();
      if (body['partnerId'] !== undefined && body['partnerId'] !== null) body['partnerId'] = partnerId;
      if (body['PRWebPartnerSiteField'] !== undefined) body['PRWebPartnerSiteField'] = slug;
    },
    creates: { nothingToRead: 'the account is read by its owner after activation and sign-in' },
  },
  verifyEmail: {
    ids: {
      'path.encryptedToken': {
        kind: mailedTokens,
        make: (_place, { user }) => issueEmailToken(user.userId, user.email, 'contact', new Date()),
        reach: 'owner',
      },
    },
    afterwards: async ({ place, request, answer }) => {
      const again = await place.call(byId('verifyEmail'), request, null);
      if (again.status !== 409) throw new Error(`The link works twice: ${answer.status}, ${again.status}.`);
    },
  },
  verifyContact: { ids: { 'body.entityKey': noRow('an address that somebody else may have as well') } },
};
