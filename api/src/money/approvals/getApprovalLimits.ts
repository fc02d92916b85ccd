import { startingLimits } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { versionOf } from '../../platform/settings/change';
import { readSettings, type StoredSettings } from '../../platform/settings/storedSettings';
import { featuresWith } from '../../platform/settings/startingFeatures';

type Limits = { approvalAmount: number; approvalPercent: number };

/** What is stored, and where nothing is, what an installation begins with. */
export const limitsInForce = (stored: StoredSettings): Limits => featuresWith<Limits>(startingLimits, stored);

export const presentLimits = (limits: Limits) => ({ version: versionOf(limits), ...limits });

export const getApprovalLimits: Handler<'getApprovalLimits'> = async () => ({
  status: 200,
  body: presentLimits(limitsInForce(await readSettings())),
});
