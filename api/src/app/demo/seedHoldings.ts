import { endOfEasternDay, fromDollars, parseReleaseDate, utcToEastern } from '@dispatch/contract';
import { execute } from '../../platform/database/database';
import { makeCouponCode } from '../../money/discounts/couponCode';
import type { User } from '../../people/users/User';
import { saveArchiveRows } from '../../releases/archive/saveArchiveRows';
import type { DemoHoldings } from './demoHoldings';
import { seedBundles } from './seedBundles';

const day = 24 * 60 * 60 * 1000;
const after = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

export const seedHoldings = async (
  { lots, userCoupons, socialAccounts, archivedReleases, switches, welcomed }: DemoHoldings,
  people: ReadonlyMap<string, User>,
  now: Date,
): Promise<void> => {
  const idOf = (owner: string): number | null => people.get(owner)?.userId ?? null;
  await seedBundles(lots, people, now);
  for (const { owner, amount, remaining, expiresInDays, isRevoked, notes } of userCoupons) {
    await execute(
      `insert into user_coupons
         (coupon_code, user_id, original_cents, remaining_cents, status, expires_at, notes, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [
        makeCouponCode(),
        idOf(owner),
        fromDollars(amount),
        fromDollars(remaining),
        isRevoked ? 'revoked' : remaining === 0 ? 'used' : 'unused',
        endOfEasternDay(utcToEastern(after(now, expiresInDays)).date),
        notes,
        now,
      ],
    );
  }
  for (const { owner, network, accountName, page, expiresInDays } of socialAccounts) {
    await execute(
      `insert into social_accounts
         (user_id, network, provider_account_id, account_name, page_id, page_name, token_expire_date, connected_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        idOf(owner),
        network,
        `demo-${network}`,
        accountName,
        page ? 'demo-page' : null,
        page ?? null,
        expiresInDays === null ? null : after(now, expiresInDays),
        now,
      ],
    );
  }
  await saveArchiveRows(
    archivedReleases.map(({ owner, legacyId, headline, publicUrl, releaseDate, amount }) => ({
      login: people.get(owner)?.oktaLogin ?? '',
      legacyId,
      headline,
      publicUrl,
      releaseDate: releaseDate === null ? null : parseReleaseDate(releaseDate),
      amountCents: fromDollars(amount),
    })),
  );
  for (const { owner, on, off } of switches) {
    await execute('update users set feature_overrides = $2 where user_id = $1', [
      idOf(owner),
      JSON.stringify(
        Object.fromEntries([...on.map((name) => [name, true]), ...off.map((name) => [name, false])]),
      ),
    ]);
  }
  for (const owner of welcomed) {
    await execute(`insert into user_parameters values ($1, 'WelcomeMessage', 'false')`, [idOf(owner)]);
  }
};
