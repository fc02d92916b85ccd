import { retention as kept, type Retention } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { versionOf } from '../../platform/settings/change';
import { featuresWith } from '../../platform/settings/startingFeatures';
import { readSettings, type StoredSettings } from '../../platform/settings/storedSettings';

const startingRetention = Object.fromEntries(kept.map(({ name, starts }) => [name, starts])) as Retention;

/** What is stored, and where nothing is, what an installation begins with. */
export const retentionInForce = (stored: StoredSettings): Retention =>
  featuresWith<Retention>(startingRetention, stored);

export const presentRetention = (retention: Retention) => ({ version: versionOf(retention), ...retention });

export const getRetention: Handler<'getRetention'> = async () => ({
  status: 200,
  body: presentRetention(retentionInForce(await readSettings())),
});
