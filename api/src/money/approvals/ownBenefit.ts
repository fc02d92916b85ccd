import { message } from '@dispatch/contract';
import type { ActingPerson } from '../../platform/audit/audit';
import { problem } from '../../platform/call/problem';

/** Whether something would be for who acts: for the account they act as, or for their own behind it. */
export const ownersInclude = ({ userId, impersonator }: ActingPerson, owners: readonly number[]): boolean =>
  owners.includes(userId) || (impersonator !== null && owners.includes(impersonator.userId));

/** Throws 403 when somebody gives, refunds or discounts to themselves, whoever they act as. */
export const refuseOwnBenefit = (person: ActingPerson, owners: readonly number[]): void => {
  if (ownersInclude(person, owners)) throw problem(403, 'own-benefit', message('own-benefit'));
};
