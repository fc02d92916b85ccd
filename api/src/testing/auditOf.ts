import { execute } from '../platform/database/database';

export const lastAudit = async () => {
  const [entry] = await execute<{
    action: string;
    actor_user_id: number;
    subject_id: string;
    details: object;
  }>('select action, actor_user_id, subject_id, details from audit_log order by audit_id desc limit 1');
  return entry;
};
