import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import type { CardSetup, ProviderName } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import { isSaved } from './savedCards';

/** Much longer than a call takes, or somebody who types a card. */
const hour = 3_600_000;

/**
 * Writes down that a provider is about to keep a card without a payment, before it knows of it: a card that was not
 * saved to its end is removed there an hour later.
 */
export const expectCard = (provider: ProviderName, setup: CardSetup, now: Date): Promise<void> =>
  enqueue('end-card-setup', { provider, ...setup }, { startAfter: new Date(now.getTime() + hour) });

const endCardSetup: JobHandler<{
  provider: ProviderName;
  reference: string;
  customerId: string | null;
}> = async ({ provider, ...setup }, { ports }) => {
  const { savedCards } = providerOf(ports.payments, { provider });
  const card = await savedCards?.endSetup(setup);
  if (card && !(await isSaved(provider, card.methodId))) await savedCards?.removeCard(card.methodId);
};

export const endCardSetupJob = {
  handler: endCardSetup,
  title: 'Remove a card that was not saved to its end',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 60,
} as const satisfies JobPlan;
