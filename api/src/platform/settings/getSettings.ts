import type { Handler } from '../call/handler';
import { readSettings } from './storedSettings';
import { presentSite, siteInForce } from './siteInForce';

export const getSettings: Handler<'getSettings'> = async ({ config }) => ({
  status: 200,
  body: presentSite(siteInForce(config, await readSettings())),
});
