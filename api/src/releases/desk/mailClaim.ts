import { screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail, said } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

const claimToMail = statement('claim-to-mail')`
select u.user_id as "userId", u.email, u.first_name as "firstName", r.headline, r.language,
  r.prweb_press_release_id as number, a.first_name || ' ' || a.last_name as "actor!",
  n.first_name || ' ' || n.last_name as colleague
from releases r
join users a on a.user_id = :by
join users u on u.user_id = any(array[:from?::integer, :to?::integer]) and u.user_id <> :by and u.deleted_at is null
left join users n on n.user_id = :to?::integer
where r.distribution_id = :distributionId`;

/** `at` is when it was moved: each is told of once. */
type Data = { distributionId: number; by: number; from: number | null; to: number | null; at: string };

/** Tells a colleague that a release is theirs to work on now, and who had it before that it is not; not who did it. */
const mailClaim: JobHandler<Data> = async (data, context) => {
  for (const row of await claimToMail.all(data)) {
    const { userId, number, actor, colleague, language } = row;
    const headline = { text: row.headline, language };
    const isTheirs = userId === data.to;
    const whose = colleague === null ? 'is back in the queue' : `is with ${colleague} now`;
    await mailOnce(
      context,
      `claim-${data.distributionId}-${data.at}-${userId}`,
      composeMail(context.config, {
        to: row.email,
        subject: isTheirs ? `REL-${number} is yours to review` : `REL-${number} is no longer yours to review`,
        title: isTheirs ? 'A release is yours to review' : 'A release is no longer yours to review',
        paragraphs: [
          `Hello ${row.firstName},`,
          isTheirs
            ? said`${actor} has handed “${headline}” over to you.`
            : said`“${headline}” ${whose}; ${actor} has moved it.`,
        ],
        action: {
          label: 'Open the release',
          url: `${context.config.publicUrl}${screenAddress('review', { id: data.distributionId })}`,
        },
      }),
    );
  }
};

export const mailClaimJob = {
  handler: mailClaim,
  title: 'Mail about who reviews a release',
  ...mailing,
} as const satisfies JobPlan;
