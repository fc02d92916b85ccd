import { numberOfState } from '@dispatch/contract';
import { Op } from 'sequelize';
import { notFound } from '../../platform/call/problem';
import { Release } from './Release';

const deleted = numberOfState('Deleted');

/** With an owner, only theirs. Throws 404 for one that is absent, deleted or somebody else's. */
export const lockRelease = async (distributionId: number, ownerId?: number): Promise<Release> => {
  const release = await Release.findOne({
    where: {
      distributionId,
      state: { [Op.ne]: deleted },
      ...(ownerId === undefined ? {} : { userId: ownerId }),
    },
    lock: true,
  });
  if (release === null) throw notFound();
  return release;
};
