import type { components } from '@dispatch/contract';
import type { User } from './User';
import { featuresFor } from '../features/features';
import { startingFeatures } from '../../platform/settings/startingFeatures';

/** An account as staff sees it. */
export const presentUser = (user: User): components['schemas']['User'] => {
  const { userId: id, groupName: group, oktaLogin, email, firstName, lastName } = user;
  const { state, country, organization, phone, c3CompanyId } = user;
  // The same whatever holds for everybody.
  const { userSendDistributionToIris } = featuresFor({ features: startingFeatures }, user.featureOverrides);
  const person = { id, oktaLogin, email, group, firstName, lastName };
  return { ...person, state, country, organization, phone, c3CompanyId, userSendDistributionToIris };
};
