import { screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import { companyPath } from '../newsroom/newsList';

const companyToMail = statement('company-to-mail')`
select c.name, c.slug, c.approved_name as "approvedName", c.name_state as "nameState", c.decline_reason as reason, u.user_id as "userId", u.email,
  u.first_name as "firstName", u.organization
from companies c join users u using (user_id) where c.company_id = :companyId and u.deleted_at is null`;

/** `at` is when it was asked for or decided: each is told of once. */
type Data = { companyId: number; about: 'asked' | 'approved' | 'declined'; at: string };

type Row = Awaited<ReturnType<typeof companyToMail.all>>[number];
type Context = Parameters<JobHandler<Data>>[1];

const tellDesk = ({ name, firstName, organization }: Row, { companyId, at }: Data, context: Context) => {
  const { config } = context;
  return mailOnce(
    context,
    `company-${companyId}-asked-${at}`,
    composeMail(config, {
      to: config.editorialMailbox,
      subject: `A company name waits: ${name}`,
      title: 'A company name waits',
      paragraphs: [
        `${firstName}${organization === '' ? '' : ` of ${organization}`} asks to speak as “${name}”. Readers see the page of a company once its name is approved.`,
      ],
      action: {
        label: 'Open company names',
        url: config.publicUrl + screenAddress('companyNames', { search: name }),
      },
    }),
  );
};

const tellOwner = (row: Row, { companyId, about, at }: Data, context: Context) => {
  const { name, slug, approvedName, reason, userId, email, firstName } = row;
  const { config } = context;
  const isApproved = about === 'approved';
  const left =
    approvedName === null
      ? 'Readers find no page of the company.'
      : `Readers see the page as “${approvedName}”, as before.`;
  return mailOnce(
    context,
    `company-${companyId}-${about}-${at}-${userId}`,
    composeMail(config, {
      to: email,
      subject: isApproved ? `${name} has its page` : `The name ${name} was declined`,
      title: isApproved ? `${name} has its page` : 'The name of your company page was declined',
      paragraphs: [
        `Hello ${firstName},`,
        ...(isApproved
          ? [
              `The name “${name}” was approved. Readers find the page now, and your releases that name the company stand on it.`,
            ]
          : [`The name “${name}” was declined: ${reason}`, left]),
      ],
      action:
        isApproved && slug !== null
          ? { label: 'Open the page', url: config.publicUrl + companyPath(slug) }
          : {
              label: 'Open your company pages',
              url: config.publicUrl + screenAddress('settingsPage', { page: 'companies' }),
            },
    }),
    { userId },
  );
};

/** Tells the desk of a name that waits, and its owner of what was decided. Nothing once that is outdated. */
const mailCompanyName: JobHandler<Data> = async (data, context) => {
  const row = await companyToMail.maybe({ companyId: data.companyId });
  if (row === undefined || row.nameState !== (data.about === 'asked' ? 'waiting' : data.about)) return;
  await (data.about === 'asked' ? tellDesk(row, data, context) : tellOwner(row, data, context));
};

export const mailCompanyNameJob = {
  handler: mailCompanyName,
  title: 'Mail about the name of a company',
  ...mailing,
} as const satisfies JobPlan;
