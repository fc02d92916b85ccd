import { newsPath, permissionTable, screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobContext, type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

/** What staff is told of a subscriber, and to whom. */
type ToAdministrator = {
  subscriberId: number;
  userId: number;
  email: string;
  firstName: string;
};

/** One mail about a subscriber, once under its key, with the way to its log. */
const mailAdministrator = (
  context: JobContext,
  key: string,
  { subscriberId, userId, email, firstName }: ToAdministrator,
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
): Promise<void> =>
  mailOnce(
    context,
    `${key}-${userId}`,
    composeMail(context.config, {
      to: email,
      subject: title,
      title,
      paragraphs: [`Hello ${firstName},`, ...paragraphs],
      action: {
        label: 'Open the subscriber',
        url: `${context.config.publicUrl}${screenAddress('subscriber', { id: subscriberId })}`,
      },
    }),
  );

const subscriberToMail = statement('subscriber-to-mail')`
select s.subscriber_id as "subscriberId", s.name, u.user_id as "userId", u.email, u.first_name as "firstName",
  (select count(*)::integer from deliveries d where d.subscriber_id = s.subscriber_id and d.state = 'queued') as "waiting!",
  (select problem from deliveries d where d.subscriber_id = s.subscriber_id and d.state = 'queued' and d.problem is not null
    order by d.tries desc limit 1) as problem
from subscribers s join users u on u.group_name = any(:groupName::text[]) and u.deleted_at is null
where s.subscriber_id = :subscriberId and s.removed_at is null`;

/** `at` is when it was noticed: each is told of once. */
type Data = { subscriberId: number; isBack: boolean; at: string };

/** Tells administrators that a subscriber has taken nothing for a while, and that it does again. */
const mailSubscriber: JobHandler<Data> = async ({ subscriberId, isBack, at }, context) => {
  const groupName = permissionTable['installation.manage'];
  for (const row of await subscriberToMail.all({ subscriberId, groupName })) {
    const { name, waiting, problem } = row;
    const releases = waiting === 1 ? '1 delivery waits' : `${waiting} deliveries wait`;
    await mailAdministrator(context, `subscriber-${subscriberId}-${isBack ? 'back' : 'down'}-${at}`, row, {
      title: isBack ? `${name} takes releases again` : `${name} takes no releases`,
      paragraphs: [
        isBack
          ? `What waited for ${name} is on its way.`
          : `For half an hour ${name} has taken nothing. ${releases} for it, and ${waiting === 1 ? 'is' : 'are'} tried again for three days; other subscribers get their releases meanwhile.`,
        ...(isBack || problem === null ? [] : [`The last try: ${problem}`]),
      ],
    });
  }
};

export const mailSubscriberJob = {
  handler: mailSubscriber,
  title: 'Mail about a subscriber that takes nothing',
  ...mailing,
} as const satisfies JobPlan;

const failureToMail = statement('delivery-failure-to-mail')`
select s.subscriber_id as "subscriberId", s.name, d.occasion, d.problem, d.tries, r.headline,
  r.prweb_press_release_id as prid, u.user_id as "userId", u.email, u.first_name as "firstName"
from deliveries d join subscribers s using (subscriber_id) join releases r using (distribution_id)
join users u on u.group_name = any(:groupName::text[]) and u.deleted_at is null
where d.delivery_number = :deliveryNumber and d.state = 'failed'`;

const told: Record<string, string> = {
  withdrawal: 'the withdrawal of a release',
  correction: 'the correction of a release',
};

/** `at` is when it was given up. */
type FailureData = { deliveryNumber: number; at: string };

/** Tells administrators of a withdrawal that was given up; of other deliveries by one mail a day and subscriber. */
const mailDeliveryFailure: JobHandler<FailureData> = async ({ deliveryNumber, at }, context) => {
  const { publicUrl } = context.config;
  const groupName = permissionTable['installation.manage'];
  for (const row of await failureToMail.all({ deliveryNumber, groupName })) {
    const { subscriberId, name, occasion, headline, prid, problem, tries } = row;
    const isWithdrawal = occasion === 'withdrawal';
    const key = isWithdrawal ? `delivery-${deliveryNumber}` : `subscriber-${subscriberId}`;
    await mailAdministrator(context, `${key}-failed-${at.slice(0, 10)}`, row, {
      title: isWithdrawal ? `${name} was not told of a withdrawal` : `${name} refuses a release`,
      paragraphs: [
        `${name} has not taken ${told[occasion] ?? 'a release'}: “${headline}” (${publicUrl}${newsPath(headline, prid)}). After ${tries === 1 ? '1 try' : `${tries} tries`} it is not tried again.`,
        `The last try: ${problem ?? 'no answer'}`,
        isWithdrawal
          ? 'They may still show the release. Please tell them yourself, or send the delivery again from its log.'
          : 'Others that are refused today are in the log as well. Once its cause is mended, send them again from there.',
      ],
    });
  }
};

export const mailDeliveryFailureJob = {
  handler: mailDeliveryFailure,
  title: 'Mail about a delivery that was given up',
  ...mailing,
} as const satisfies JobPlan;
