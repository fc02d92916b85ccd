import { screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

const companySiteToMail = statement('company-site-to-mail')`
select c.name, c.site_problem as problem, u.user_id as "userId", u.email, u.first_name as "firstName"
from companies c join users u using (user_id) where c.company_id = :companyId and u.deleted_at is null`;

/** Tells its owner that a website no longer stands behind their page. */
const mailCompanySite: JobHandler<{ companyId: number; domain: string; at: string }> = async (
  { companyId, domain, at },
  context,
) => {
  const row = await companySiteToMail.maybe({ companyId });
  if (row === undefined) return;
  const { name, problem, userId, email, firstName } = row;
  const { config } = context;
  const mail = composeMail(config, {
    to: email,
    subject: `${domain} is no longer verified`,
    title: 'Your website is no longer verified',
    paragraphs: [
      `Hello ${firstName},`,
      `for three days ${domain} has not said that it stands behind the page of “${name}”. Readers no longer see it as verified. The page and its releases stay.`,
      ...(problem === null ? [] : [problem]),
    ],
    action: {
      label: 'Open your company pages',
      url: config.publicUrl + screenAddress('settingsPage', { page: 'companies' }),
    },
  });
  await mailOnce(context, `company-site-${companyId}-${at}`, mail, { userId });
};

export const mailCompanySiteJob = {
  handler: mailCompanySite,
  title: 'Mail about a website that is no longer verified',
  ...mailing,
} as const satisfies JobPlan;
