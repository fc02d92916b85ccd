import type { Group } from '@dispatch/contract';
import { distributionWorks } from '../../platform/jobs/distribution';

/** Whose session it is. */
type Owner = { oktaLogin: string; groupName: Group; partnerId: number | null };

/** What the browser is told of a session that has begun: the wire's SessionInfo. `sid` is its token. */
export const sessionInfo = async (
  { oktaLogin, groupName, partnerId }: Owner,
  { sid, impersonating }: { sid: string; impersonating: boolean },
  now: Date,
) => {
  const { worker, queue } = await distributionWorks(now);
  return { sid, oktaLogin, c3available: worker && queue, group: groupName, impersonating, partnerId };
};
