import { numberOfState } from '@dispatch/contract';
import { inTransaction } from '../../platform/database/database';
import { sendToWireOnce } from '../../releases/delivery/wireChannel';
import { Release } from '../../releases/lifecycle/Release';

/** The published releases of the demo go to the downstream system, as after any first publication. */
export const seedDeliveries = async (now: Date): Promise<void> => {
  const published = await Release.findAll({
    attributes: ['distributionId'],
    where: { state: numberOfState('Published') },
  });
  for (const { distributionId } of published) await inTransaction(() => sendToWireOnce(distributionId, now));
};
