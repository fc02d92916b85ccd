import { message } from '@dispatch/contract';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';

const refundDeciders = statement('refund-deciders')`
select exists (
  select from users where group_name in ('ADMIN', 'FINANCE') and deleted_at is null and user_id <> :person
) as "others!"`;

/** Whether nobody but this person could decide on what they have asked for. */
export const isAlone = async (person: number): Promise<boolean> => {
  const row = await refundDeciders.maybe({ person });
  return row?.others === false;
};

/** Throws 403 when somebody decides on what they asked for themselves, and there is somebody else who could. */
export const refuseOwn = async (
  requestedBy: number | null,
  person: number,
  code: 'refund-own' | 'approval-own',
): Promise<void> => {
  if (requestedBy === person && !(await isAlone(person))) throw problem(403, code, message(code));
};
