import { numberOfState } from '@dispatch/contract';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { Release } from '../../releases/lifecycle/Release';

/** The published releases of the demo go to their subscribers, as after any first publication. */
export const seedDeliveries = async (): Promise<void> => {
  const published = await Release.findAll({
    attributes: ['distributionId'],
    where: { state: numberOfState('Published') },
  });
  await inTransaction(async () => {
    for (const { distributionId } of published)
      await enqueue('queue-deliveries', { distributionId, occasion: 'first' });
  });
};
