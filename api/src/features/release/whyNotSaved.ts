import { message, move } from '@dispatch/contract';
import type { Session } from '../../call/handler';
import { notFound, problem, type Problem } from '../../call/problem';
import { query } from '../../database/database';
import { ownerRole, stateOf } from '../../lifecycle/moveRelease';
import type { DraftValues } from './draftValues';

type Current = {
  state: number;
  version: number;
  package: string;
  saved_at: Date;
  saved_by: string;
};

const sql = `
select r.state, r.distribution_version as version, r.package, r.saved_at, u.okta_login as saved_by
from releases r join users u on u.user_id = r.saved_by
where r.distribution_id = $1 and r.user_id = $2 and r.state <> -1`;

export const whyNotSaved = async (
  distributionId: number,
  version: number,
  values: DraftValues,
  session: Session,
): Promise<Problem> => {
  const [current] = await query<Current>('why-not-saved', sql, [distributionId, session.userId]);
  if (current === undefined) return notFound();
  const outcome = move(stateOf(current), 'save', ownerRole(session));
  if (outcome.kind === 'refused') {
    return problem(409, 'state-conflict', outcome.message, {
      states: { from: outcome.from, to: outcome.to },
    });
  }
  if (current.version !== version) {
    return problem(409, 'draft-stale', message('draft-stale'), {
      currentVersion: current.version,
      savedBy: current.saved_by,
      savedAt: current.saved_at.toISOString(),
    });
  }
  const text = current.package === values.package ? 'release-paid-additions' : 'release-paid-package';
  return problem(409, 'release-paid', message(text));
};
