import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { execute } from '../../platform/database/database';
import { auditEntriesAsked } from './auditEntriesAsked';

/** The audit log, newest first, as far as it meets every filter. */
export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query: asked }) => {
  const { sql, values } = await auditEntriesAsked(asked, pageAsked(asked));
  return pageAnswer(await execute<ListPage>(sql, values));
};
