import { siteCheckDays, siteProofOf } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Session } from '../../platform/call/handler';
import { Problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import type { Ports } from '../../platform/ports/ports';
import type { Config } from '../../platform/settings/config';
import { type CompanyRow, detailsOf, lockCompany } from './companyRows';

const day = 86_400_000;

const companySiteSave = statement('company-site-save')`
update companies set site_domain = :domain, site_checked_at = :now, site_verified_at = :verifiedAt?,
  site_failing_since = :failingSince?, site_problem = :problem?
where company_id = :id`;

const companySiteForget = statement('company-site-forget')`
update companies set site_domain = null, site_checked_at = null, site_verified_at = null, site_failing_since = null, site_problem = null
where company_id = :id and site_domain is distinct from :domain?`;

/** Ends what is known of a website that a page does not name any more: one that is named again is verified again. */
export const forgetOtherSite = async (companyId: number, domain: string | null): Promise<void> => {
  await companySiteForget.run({ id: companyId, domain });
};

/** What a look at a website makes of what was known of it. One that was verified is lost only after days of failures. */
const judged = (row: CompanyRow, domain: string, problem: string | null, now: Date) => {
  const isKnown = row.siteDomain === domain;
  const verifiedAt = isKnown ? row.siteVerifiedAt : null;
  if (problem === null) return { verifiedAt: verifiedAt ?? now, failingSince: null, isLost: false };
  if (verifiedAt === null) return { verifiedAt, failingSince: null, isLost: false };
  const failingSince = row.siteFailingSince ?? now;
  const isLost = now.getTime() - failingSince.getTime() >= siteCheckDays.lost * day;
  return { verifiedAt: isLost ? null : verifiedAt, failingSince: isLost ? null : failingSince, isLost };
};

type Look = { ports: Ports; config: Pick<Config, 'publicUrl'>; now: Date; actor: Session | 'worker' };

/** Looks whether the website of a page stands behind it, and notes it. Nothing for a page without one. */
export const lookAtSite = async (
  { companyId, details }: CompanyRow,
  { ports, config, now, actor }: Look,
): Promise<void> => {
  const proof = siteProofOf({ companyId, ...detailsOf(details) }, config.publicUrl);
  if (proof === null) return forgetOtherSite(companyId, null);
  const { domain } = proof;
  const problem = await ports.domains.problemWith(proof);
  await inTransaction(async () => {
    const row = await lockCompany(companyId);
    const { verifiedAt, failingSince, isLost } = judged(row, domain, problem, now);
    await companySiteSave.run({ id: companyId, domain, now, verifiedAt, failingSince, problem });
    const wasVerified = row.siteDomain === domain && row.siteVerifiedAt !== null;
    if (wasVerified === (verifiedAt !== null)) return;
    await record({
      actor,
      action: 'company.site',
      subject: { type: 'company', id: companyId },
      details: { domain, isVerified: verifiedAt !== null },
    });
    if (isLost) await enqueue('mail-company-site', { companyId, domain, at: now.toISOString() });
  });
};

const companySitesDue = statement('company-sites-due')`
select company_id as id from companies
where site_verified_at is not null
  and site_checked_at < :now::timestamptz - case when site_failing_since is null then make_interval(days => :again) else interval '1 day' end
order by site_checked_at limit 25`;

const checkCompanySites: JobHandler = async (_payload, { ports, config, now }) => {
  for (const { id } of await companySitesDue.all({ now, again: siteCheckDays.again })) {
    try {
      const row = await inTransaction(() => lockCompany(id));
      await lookAtSite(row, { ports, config, now, actor: 'worker' });
    } catch (error) {
      // It was removed meanwhile.
      if (!(error instanceof Problem && error.status === 404)) throw error;
    }
  }
};

export const checkCompanySitesJob = {
  handler: checkCompanySites,
  title: 'Look whether websites still stand behind their company pages',
  ...polling,
  expireInSeconds: 600,
  cron: '*/10 * * * *',
} as const satisfies JobPlan;
