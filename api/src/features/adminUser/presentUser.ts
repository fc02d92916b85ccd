import type { components } from '@dispatch/contract';
import type { User } from '../../models/User';
import { featuresOf } from '../../switches/features';

/** An account as staff sees it. */
export const presentUser = async (user: User): Promise<components['schemas']['User']> => {
  const { userId: id, groupName: group, oktaLogin, email, firstName, lastName } = user;
  const { state, country, organization, phone, c3CompanyId } = user;
  const { userSendDistributionToIris } = await featuresOf(id);
  const person = { id, oktaLogin, email, group, firstName, lastName };
  return { ...person, state, country, organization, phone, c3CompanyId, userSendDistributionToIris };
};
