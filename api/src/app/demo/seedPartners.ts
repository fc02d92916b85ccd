import { endOfEasternDay, fromDollars, startOfEasternDay, utcToEastern } from '@dispatch/contract';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { sanitisePartnerText } from '../../platform/text/sanitiseBody';
import type { DemoPartner, DemoPartners } from './demoPartners';

const day = 24 * 60 * 60 * 1000;

/** The day in US/Eastern, so many days from now. */
const dayIn = (now: Date, days: number): string => utcToEastern(new Date(now.getTime() + days * day)).date;

const seedPartner = async (partner: DemoPartner, now: Date): Promise<number> => {
  const { slug, name, splashDescription, splashRightPanel, splashResourceCentre } = partner;
  const texts = [splashDescription, splashRightPanel, splashResourceCentre].map(sanitisePartnerText);
  const descriptions = [...partner.packageDescription.map(sanitisePartnerText), '', '', '', ''].slice(0, 4);
  const [row] = await execute<{ partner_id: number }>(
    `insert into partners (slug, name, splash_description, splash_right_panel, splash_resource_centre,
       package_description, redirect, created_date, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning partner_id`,
    [slug, name, ...texts, JSON.stringify(descriptions), partner.redirect, now],
  );
  const partnerId = row?.partner_id ?? 0;
  for (const [packageId, price] of Object.entries(partner.prices)) {
    if (price === undefined) continue;
    await execute('insert into partner_packages (partner_id, package_id, price_cents) values ($1, $2, $3)', [
      partnerId,
      packageId,
      fromDollars(price),
    ]);
  }
  return partnerId;
};

export const seedPartners = async (
  { partners, coupons }: DemoPartners,
  people: ReadonlyMap<string, User>,
  now: Date,
): Promise<void> => {
  for (const partner of partners) {
    const partnerId = await seedPartner(partner, now);
    for (const customer of partner.customers) await people.get(customer)?.update({ partnerId });
  }
  for (const { code, amount, percent, startsInDays, expiresInDays, notes } of coupons) {
    await execute(
      `insert into universal_coupons
         (coupon_code, is_fixed, amount_cents, percent, starts_at, expires_at, notes, created_date)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        code,
        amount !== null,
        amount === null ? null : fromDollars(amount),
        percent,
        startOfEasternDay(dayIn(now, startsInDays)),
        endOfEasternDay(dayIn(now, expiresInDays)),
        notes,
        now,
      ],
    );
  }
};
