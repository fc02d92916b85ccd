import { message } from '@dispatch/contract';
import { withoutTransaction } from '../../platform/call/handler';
import { Problem, problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { readApproval } from './approvalSql';
import { confirmRequest } from './decideApproval';
import { settleBundleRefund } from './settleBundleRefund';

/** What its call would refuse as input: who confirms has not typed it. */
const asConflict = (error: unknown): unknown =>
  error instanceof Problem && error.status === 400
    ? problem(409, 'approval-impossible', message('approval-impossible'), { errors: [error.message] })
    : error;

/** Does what was asked for, once. A refund is paid by the provider at once, and by the job where this is cut short. */
export const confirmApproval = withoutTransaction<'confirmApproval'>(async (call) => {
  const { path, body, session, now } = call;
  const decision = { actor: session, now, note: body.note?.trim() ?? '', worth: body.worth ?? null };
  const confirmed = await inTransaction(() => confirmRequest(path.id, decision)).catch((error: unknown) => {
    throw asConflict(error);
  });
  if (!confirmed.isDone) {
    const total = confirmed.worth ?? undefined;
    throw problem(409, 'approval-changed', message('approval-changed'), { total });
  }
  if (confirmed.kind === 'bundleRefund') await settleBundleRefund(confirmed.made, call);
  return { status: 200, body: await readApproval(path.id) };
});
