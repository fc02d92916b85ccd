import type { JobHandler } from '../../platform/jobs/job';

/** Removes whose account was deleted at the identity provider. Somebody who is gone already is no error. */
export const removeProviderPerson: JobHandler<'remove-provider-person'> = ({ providerUserId }, { ports }) =>
  ports.identity.removePerson(providerUserId);
