import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { auditColumns, auditConditions, auditJoins } from './auditEntriesAsked';

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
};

/** The lines of the audit log that meet every filter, oldest first. */
export const exportAuditEntries: Handler<'exportAuditEntries'> = async (call) => {
  const { where, values } = await auditConditions(call.query);
  const sql = `
select a.audit_id as key, ${auditColumns}
from (select * from audit_log where ${['audit_id > $1::bigint', ...where].join(' and ')} order by audit_id limit $2) a${auditJoins}
order by a.audit_id`;
  return csvAnswer(call, { name: 'audit-log', columns, sql, values });
};
