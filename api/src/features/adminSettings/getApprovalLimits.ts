import { startingLimits } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { versionOf } from '../../settings/change';
import { readSettings, type StoredSettings } from '../../settings/storedSettings';
import { featuresWith } from '../../switches/features';

type Limits = { approvalAmount: number; approvalPercent: number };

/** What is stored, and where nothing is, what an installation begins with. */
export const limitsInForce = (stored: StoredSettings): Limits => featuresWith<Limits>(startingLimits, stored);

export const presentLimits = (limits: Limits) => ({ version: versionOf(limits), ...limits });

export const getApprovalLimits: Handler<'getApprovalLimits'> = async () => ({
  status: 200,
  body: presentLimits(limitsInForce(await readSettings())),
});
