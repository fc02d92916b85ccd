import { numberOfState } from '@dispatch/contract';
import { query } from '../../platform/database/database';
import type { JobHandler } from '../../platform/jobs/job';
import { publishDueRelease } from './publishDueRelease';

/** Publishes every approved release whose time has come: catches those whose own job was lost. */
export const publishDue: JobHandler<'publish-due'> = async (_payload, context) => {
  const due = await query<{ id: number }>(
    'releases-due',
    `select distribution_id as id from releases
      where state = $1 and release_date <= $2 order by release_date, distribution_id limit 500`,
    [numberOfState('PendingDistribution'), context.now],
  );
  for (const { id } of due) {
    try {
      await publishDueRelease({ distributionId: id }, context);
    } catch (error) {
      // One that cannot be published must not keep the others back; the next minute tries again.
      context.log.error({ err: error, distributionId: id }, 'A release could not be published');
    }
  }
};
