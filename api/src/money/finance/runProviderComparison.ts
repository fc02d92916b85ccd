import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { readComparison } from './getProviderComparison';

/** Has the books compared now. One that waits already is the one that was asked for. */
export const runProviderComparison: Handler<'runProviderComparison'> = async ({ session, now }) => {
  await query('comparison-asked', 'update provider_comparison set asked_at = $1', [now]);
  await enqueue('compare-with-provider', {});
  await record({
    actor: session,
    action: 'finance.compare',
    subject: { type: 'provider', id: 'comparison' },
  });
  return { status: 200, body: await readComparison(now) };
};
