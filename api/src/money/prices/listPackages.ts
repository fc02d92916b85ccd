import type { Handler } from '../../platform/call/handler';
import { packagePrices } from './packagePrices';
import { asPackages } from './presentPackages';

/** The packages, cheapest first: at the prices of the partner of whoever is signed in, or at the list prices. */
export const listPackages: Handler<'listPackages'> = async ({ session }) => ({
  status: 200,
  body: asPackages(await packagePrices(session?.partnerId ?? null)),
});
