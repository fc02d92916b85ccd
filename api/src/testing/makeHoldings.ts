import type { PackageId } from '@dispatch/contract';
import { execute } from '../database/database';
import type { User } from '../models/User';

export const makeLot = async (
  user: User,
  given: { package: PackageId; quantity: number; used?: number; expires: Date },
): Promise<number> => {
  const [lot] = await execute<{ id: number }>(
    `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date)
     values ($1, $2, $3, $4, timestamptz '2020-01-01', $5) returning bundle_lot_id as id`,
    [user.userId, given.package, given.quantity, given.used ?? 0, given.expires],
  );
  return lot?.id ?? 0;
};

type Connected = {
  network: 'Twitter' | 'LinkedIn' | 'Facebook';
  expires?: Date | null;
  isAuthorized?: boolean;
  page?: string;
};

export const makeSocialAccount = async (
  user: User,
  { network, expires = null, isAuthorized = true, page }: Connected,
): Promise<number> => {
  const [account] = await execute<{ id: number }>(
    `insert into social_accounts (user_id, network, provider_account_id, account_name, avatar_url, page_id,
       page_name, is_authorized, token_expire_date, connected_at)
     values ($1, $2, 'kT3xQ9wz', 'Dana Ortiz', 'https://media.example/dana.jpg', $3, $4, $5, $6, now())
     returning social_account_id as id`,
    [user.userId, network, page === undefined ? null : '10441', page ?? null, isAuthorized, expires],
  );
  return account?.id ?? 0;
};
