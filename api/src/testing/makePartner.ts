import { randomBytes } from 'node:crypto';
import type { PackageId } from '@dispatch/contract';
import { execute } from '../platform/database/database';

type Given = {
  slug?: string;
  name?: string;
  splashDescription?: string;
  logoKey?: string | null;
  redirect?: boolean;
  prices?: Partial<Record<PackageId, number>>;
};

export const makePartner = async ({
  slug = `partner-${randomBytes(6).toString('hex')}`,
  name = 'Bay Business Alliance',
  splashDescription = '',
  logoKey = null,
  redirect = false,
  prices = {},
}: Given = {}): Promise<{ partnerId: number; slug: string }> => {
  const [row] = await execute<{ partner_id: number }>(
    `insert into partners (slug, name, splash_description, logo_key, redirect) values ($1, $2, $3, $4, $5)
     returning partner_id`,
    [slug, name, splashDescription, logoKey, redirect],
  );
  const partnerId = row?.partner_id ?? 0;
  for (const [packageId, price] of Object.entries(prices)) {
    await execute('insert into partner_packages (partner_id, package_id, price_cents) values ($1, $2, $3)', [
      partnerId,
      packageId,
      price,
    ]);
  }
  return { partnerId, slug };
};
