import { permissionTable, screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

const failureToMail = statement('page-failure-to-mail')`
select c.distribution_id as "distributionId", c.problem, r.headline, r.state = ${statesSql('Published')} as "isPublic!",
  '/news/' || r.slug || '-' || r.prweb_press_release_id as "path!", u.user_id as "userId", u.email, u.first_name as "firstName"
from page_checks c join releases r using (distribution_id)
join users u on u.group_name = any(:groupName::text[]) and u.deleted_at is null
where c.page_check_id = :pageCheckId and c.state = 'failed'`;

/** `key`: under which each administrator is told of it once. */
type Data = { pageCheckId: number; key: string };

/** Tells administrators that readers get something else than was published, or what was withdrawn. */
const mailPageFailure: JobHandler<Data> = async ({ pageCheckId, key }, context) => {
  const { publicUrl } = context.config;
  const groupName = permissionTable['installation.manage'];
  for (const row of await failureToMail.all({ pageCheckId, groupName })) {
    const title = row.isPublic
      ? 'A public page is not as it was published'
      : 'A withdrawn release can still be read';
    await mailOnce(
      context,
      `page-${key}-${row.userId}`,
      composeMail(context.config, {
        to: row.email,
        subject: title,
        title,
        paragraphs: [
          `Hello ${row.firstName},`,
          `“${row.headline}” (${publicUrl}${row.path}): ${row.problem ?? ''}`,
          'It was tried for a quarter of an hour. Please look at the page, and at what stands before this site: a cache may have to be emptied, or the worker may not reach the public address.',
        ],
        action: {
          label: 'Open the release',
          url: `${publicUrl}${screenAddress('review', { id: row.distributionId })}`,
        },
      }),
    );
  }
};

export const mailPageFailureJob = {
  handler: mailPageFailure,
  title: 'Mail about a public page that is not as it was published',
  ...mailing,
} as const satisfies JobPlan;
