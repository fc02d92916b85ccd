import { execute } from '../../src/platform/database/database';
import { makeLot, makeSocialAccount, makeUserCoupon } from '../../src/testing/makeHoldings';
import { newCoupon } from './catalogue';
import { hashToken } from '../../src/people/sessions/sessionStore';
import type { User } from '../../src/people/users/User';
import type { Feeds, OwnedId, Sending } from './feed';
import { noRow } from './rows';

const later = new Date('2099-01-19T16:00:00Z');

/** A release of the former system. */
export const importRelease = async ({ oktaLogin, userId }: User): Promise<void> => {
  await execute(
    `insert into archived_releases (login, legacy_id, headline, public_url, release_date, amount_cents)
     values ($1, (1000000 + $2)::integer, 'Harbor Robotics delivers its hundredth crane', null, now(), 19999)
     on conflict (legacy_id) do nothing`,
    [oktaLogin, userId],
  );
};

const withArchive = async ({ owner: { user } }: Sending): Promise<void> => {
  await execute(
    `update users set feature_overrides = feature_overrides || '{"userShowArchiveReleases": true}'
     where user_id = $1`,
    [user.userId],
  );
  await importRelease(user);
};

const switchOn = async (user: User, names: readonly string[]): Promise<void> => {
  await execute('update users set feature_overrides = feature_overrides || $2 where user_id = $1', [
    user.userId,
    JSON.stringify(Object.fromEntries(names.map((name) => [name, true]))),
  ]);
};

const networkOf = (name: unknown) => (name === 'Linkedin' ? 'LinkedIn' : name);

const ownAccount: OwnedId = {
  kind: { name: 'social account', shownAs: [] },
  make: async (_place, { user }) => {
    await execute('delete from social_accounts where user_id = $1', [user.userId]);
    return makeSocialAccount(user, { network: 'LinkedIn' });
  },
  reach: 'owner',
};

const asLinkedIn = ({ request: { query } }: Sending): void => {
  query['socialMedia'] = 'LinkedIn';
};

const withFacebook = async ({ place, owner: { user } }: Sending): Promise<void> => {
  await execute('delete from social_accounts where user_id = $1', [user.userId]);
  await makeSocialAccount(user, { network: 'Facebook', keys: place.config.social.tokenKeys });
};

export const holdings: Feeds = {
  listArchivedReleases: { complete: withArchive },
  listMyBundles: {
    complete: async ({ owner: { user } }) => {
      await makeLot(user, { package: '200', quantity: 4, used: 1, expires: later });
    },
  },
  listMyCoupons: {
    ids: { 'query.distributionId': noRow('which of the payments of the caller is left out') },
    complete: async ({ owner: { user } }) => {
      await makeUserCoupon(user, { cents: 5_000, expires: later });
    },
  },
  getUniversalCoupon: {
    complete: async ({ request: { query } }) => {
      query['couponCode'] = await newCoupon();
    },
  },
  getSocialAuthorization: {
    complete: ({ owner: { user }, request: { query } }) => {
      const network = String(query['socialMedia']);
      query['clientReturnUrl'] = 'http://localhost:3000/settings/social';
      query['clientCallbackUrl'] = `http://localhost:3000/oauthconfirmcallback/${network}`;
      return switchOn(user, ['hasEnableOAuthLinkedIn', 'hasEnableOAuthFacebook']);
    },
  },
  confirmSocialAuthorization: {
    complete: async ({ owner: { token }, request: { query } }) => {
      await execute(
        `insert into social_authorizations
         select $1, session_id, $3, repeat('v', 43), 'http://localhost:3000/oauthconfirmcallback/any', now()
           from sessions where token_hash = $2
         on conflict (session_id, network) do update set state_hash = excluded.state_hash, created_at = now()`,
        [hashToken(String(query['state'])), hashToken(token), networkOf(query['socialMedia'])],
      );
      delete query['error'];
      delete query['error_description'];
      query['code'] = 'a-code';
    },
  },
  hasActiveReleases: { ids: { 'path.accountId': ownAccount }, complete: asLinkedIn },
  removeSocialAccount: {
    ids: { 'path.accountId': ownAccount },
    complete: asLinkedIn,
    removes: { stays: 'what is left of it is read by connect.test.ts' },
  },
  listFacebookPages: { complete: withFacebook },
  chooseFacebookPage: {
    ids: { 'body.pageId': noRow('a page of the connected account, as Facebook names it') },
    complete: async (sending) => {
      await withFacebook(sending);
      Object.assign(sending.request.body as object, { pageId: '104412345678901' });
    },
  },
  listSocialAccounts: {
    complete: async ({ owner: { user } }) => {
      await execute('delete from social_accounts where user_id = $1', [user.userId]);
      await makeSocialAccount(user, { network: 'LinkedIn', expires: later });
      await makeSocialAccount(user, { network: 'Facebook', page: 'Harbor Robotics' });
    },
  },
};
