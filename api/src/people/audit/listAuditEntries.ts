import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { auditFilters, auditList, auditSearch } from './auditEntriesAsked';

/** The audit log, newest first, as far as it meets every filter. */
export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query: asked }) => {
  const filters = await auditFilters(asked);
  const page = pageAsked(asked);
  const isWhole = Object.values(filters).every((filter) => filter === null);
  return pageAnswer(isWhole ? await auditList.all(page) : await auditSearch.all({ ...page, ...filters }));
};
