import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { auditColumns, auditFilters, auditJoins, auditMatch } from './auditEntriesAsked';

const columns = {
  auditId: 'Id',
  at: 'When (UTC)',
  actor: 'Person',
  impersonator: 'Staff in their place',
  action: 'Act',
  subjectType: 'Subject',
  subjectId: 'Subject id',
  details: 'Details',
  address: 'Address',
  device: 'Device',
  accessToken: 'Access token',
};

const auditExport = statement('audit-export', { isPrepared: false })`
select a.audit_id as key, ${auditColumns}
from (select * from audit_log where audit_id > :last::bigint and ${auditMatch} order by audit_id limit :limit) a${auditJoins}
order by a.audit_id`;

/** The lines of the audit log that meet every filter, oldest first. */
export const exportAuditEntries: Handler<'exportAuditEntries'> = async (call) => {
  const filters = await auditFilters(call.query);
  return csvAnswer(call, {
    name: 'audit-log',
    columns,
    rowsAfter: (page) => auditExport.all({ ...page, ...filters }),
  });
};
