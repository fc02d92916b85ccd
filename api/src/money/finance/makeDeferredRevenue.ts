import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { problem, unavailable } from '../../platform/call/problem';
import { askForReport, readProgress, spanOf } from './deferredRevenue';

/** Has the files of a month made now: of one that is not over until now. */
export const makeDeferredRevenue: Handler<'makeDeferredRevenue'> = async ({ path, session, now, ports }) => {
  if (spanOf(path).from > now) throw problem(409, 'report-ahead', message('report-ahead'));
  if (!ports.storage.isOpen) throw unavailable();
  await askForReport(path, now);
  await record({
    actor: session,
    action: 'finance.report',
    subject: { type: 'report', id: `${path.year}-${path.month}` },
  });
  return { status: 202, body: await readProgress(path, now) };
};
