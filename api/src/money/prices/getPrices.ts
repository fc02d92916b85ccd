import type { Handler } from '../../platform/call/handler';
import { presentPrices, readPrices } from './pricesInForce';

export const getPrices: Handler<'getPrices'> = async () => ({
  status: 200,
  body: presentPrices(await readPrices()),
});
