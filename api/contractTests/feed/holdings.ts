import { execute } from '../../src/database/database';
import { makeLot, makeSocialAccount, makeUserCoupon } from '../../src/testing/makeHoldings';
import { newCoupon } from './catalogue';
import type { Feeds, Sending } from './feed';
import { noRow } from './rows';

const later = new Date('2099-01-19T16:00:00Z');

const withArchive = async ({ owner: { user } }: Sending): Promise<void> => {
  await execute(
    `update users set feature_overrides = feature_overrides || '{"userShowArchiveReleases": true}'
     where user_id = $1`,
    [user.userId],
  );
  await execute(
    `insert into archived_releases (login, legacy_id, headline, public_url, release_date, amount_cents)
     values ($1, (1000000 + $2)::integer, 'Harbor Robotics delivers its hundredth crane', null, now(), 19999)
     on conflict (legacy_id) do nothing`,
    [user.oktaLogin, user.userId],
  );
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
  listSocialAccounts: {
    complete: async ({ owner: { user } }) => {
      await execute('delete from social_accounts where user_id = $1', [user.userId]);
      await makeSocialAccount(user, { network: 'LinkedIn', expires: later });
      await makeSocialAccount(user, { network: 'Facebook', page: 'Harbor Robotics' });
    },
  },
};
