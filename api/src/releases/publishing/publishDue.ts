import { numberOfState } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { publishDueRelease } from './publishDueRelease';

const releasesDue = statement('releases-due')`select distribution_id as id from releases
      where state = :state and release_date <= :now order by release_date, distribution_id limit 500`;

/** Publishes every approved release whose time has come: catches those whose own job was lost. */
export const publishDue: JobHandler = async (_payload, context) => {
  const due = await releasesDue.all({ state: numberOfState('PendingDistribution'), now: context.now });
  for (const { id } of due) {
    try {
      await publishDueRelease({ distributionId: id }, context);
    } catch (error) {
      // One that cannot be published must not keep the others back; the next minute tries again.
      context.log.error({ err: error, distributionId: id }, 'A release could not be published');
    }
  }
};

export const publishDueJob = {
  handler: publishDue,
  title: 'Publish what is due and was not published',
  ...polling,
  expireInSeconds: 300,
  cron: '* * * * *',
} as const satisfies JobPlan;
