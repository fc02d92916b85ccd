import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** Lines in one transaction, and transactions in one run of the job: the rest goes in the next hour. */
const limits = { lines: 5_000, rounds: 20 } as const;

const day = 86_400_000;

/** Lines are numbered in the order in which they are written, but for those that are written at the same moment. */
const forgettingOrigins = statement('audit-origins-forget', { isPrepared: false })`
delete from audit_origins where audit_id in (
  select audit_id from audit_origins
    where audit_id <= (select audit_id from audit_log where at < :before order by at desc, audit_id desc limit 1)
    order by audit_id limit ${limits.lines})`;

const allowing = statement('audit-forgetting-allow')`select set_config('dispatch.forgetting', 'on', true)`;

const forgettingLines = statement('audit-lines-forget', { isPrepared: false })`
with lines as (
  delete from audit_log where audit_id in (
    select audit_id from audit_log where at < :before and action <> 'audit.forget' order by at, audit_id limit ${limits.lines})
    returning audit_id
), origins as (
  delete from audit_origins where audit_id in (select audit_id from lines)
)
select count(*)::integer as "count!" from lines`;

/** Forgets from where people acted, of what is older. */
export const forgetOrigins = async (days: number, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - days * day);
  for (let round = 0; round < limits.rounds; round += 1)
    if ((await forgettingOrigins.run({ before })) < limits.lines) return;
};

/** Forgets lines that are older, unless they are kept for ever (0), and keeps a line of how many went and until when. */
export const forgetAuditLines = async (years: number, now: Date): Promise<void> => {
  if (years === 0) return;
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - years);
  for (let round = 0; round < limits.rounds; round += 1) {
    const count = await inTransaction(async () => {
      await allowing.run();
      const { count: gone } = await forgettingLines.one({ before });
      if (gone === 0) return 0;
      const subject = { type: 'auditLog', id: 'lines' };
      await record({ actor: 'worker', action: 'audit.forget', subject, details: { count: gone, before } });
      return gone;
    });
    if (count < limits.lines) return;
  }
};
