import { execute } from '../../src/platform/database/database';
import { makeUser } from '../../src/testing/factories';
import { makeRelease } from '../../src/testing/makeRelease';
import type { Feeds } from './feed';
import { making, noRow } from './rows';

/** A release that the downstream system has taken. Answers the id of its record there. */
const delivered = async (): Promise<string> => {
  const { distributionId } = await makeRelease(await makeUser(), { paid: true }, 'Published');
  const eraId = `ERA-${distributionId}`;
  await execute(
    `insert into deliveries (subscriber_id, distribution_id, version_number, occasion, state, created_at, try_at,
       settled_at, story_date, story_number, era_id)
     select subscriber_id, $1, 1, 'first', 'taken', now(), now(), now(), now(), 'PR-1', $2
       from subscribers where is_downstream`,
    [distributionId, eraId],
  );
  return eraId;
};

export const publication: Feeds = {
  listPublications: { ids: { 'path.days': noRow('a number of days') }, complete: making(delivered) },
  getPublication: {
    ids: {
      'path.id': { why: 'deliveries belong to nobody: whoever may see one may see all', value: delivered },
    },
  },
};
