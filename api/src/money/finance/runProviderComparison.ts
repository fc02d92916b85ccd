import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { readComparison } from './getProviderComparison';

const comparisonAsked = statement('comparison-asked')`update provider_comparison set asked_at = :now`;

/** Has the books compared now. One that waits already is the one that was asked for. */
export const runProviderComparison: Handler<'runProviderComparison'> = async ({ session, now }) => {
  await comparisonAsked.run({ now });
  await enqueue('compare-with-provider', {});
  await record({
    actor: session,
    action: 'finance.compare',
    subject: { type: 'provider', id: 'comparison' },
  });
  return { status: 200, body: await readComparison(now) };
};
