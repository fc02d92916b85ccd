import { cents, isPackageId, toDollars } from '@dispatch/contract';
import { query } from '../../database/database';
import type { Handler } from '../../http/handler';

/** The packages with their list prices, cheapest first. */
export const listPackages: Handler<'listPackages'> = async () => {
  const rows = await query<{ package_id: string; name: string; price_cents: number }>(
    'packages-list',
    'select package_id, name, price_cents from packages order by price_cents, package_id::integer',
  );
  const packages = rows.flatMap(({ package_id: packageId, name, price_cents: price }) =>
    isPackageId(packageId) ? [{ packageId, name, price: toDollars(cents(price)) }] : [],
  );
  return { status: 200, body: packages };
};
