import type { JobHandler, JobPlan } from '../../platform/jobs/job';

/** Removes whose account was deleted at the identity provider. Somebody who is gone already is no error. */
const removeProviderPerson: JobHandler<{ providerUserId: string }> = ({ providerUserId }, { ports }) =>
  ports.identity.removePerson(providerUserId);

export const removeProviderPersonJob = {
  handler: removeProviderPerson,
  title: 'Remove a deleted account at the identity provider',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 60,
} as const satisfies JobPlan;
