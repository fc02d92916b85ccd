import { statement } from '../../platform/database/statement';

const mailStop = statement('analytics-mail-stop')`
insert into analytics_mail_stops values (:addressHash, :now) on conflict do nothing`;

const mailResume = statement('analytics-mail-resume')`
delete from analytics_mail_stops where address_hash = :addressHash`;

const mailIsStopped = statement('analytics-mail-is-stopped')`
select 1 from analytics_mail_stops where address_hash = :addressHash`;

/** No analytics are mailed to this address (as a hash) any more. Repeating it changes nothing. */
export const stopAnalyticsMail = async (addressHash: string, now: Date): Promise<void> => {
  await mailStop.run({ addressHash, now });
};

export const resumeAnalyticsMail = async (addressHash: string): Promise<void> => {
  await mailResume.run({ addressHash });
};

export const wantsAnalyticsMail = async (addressHash: string): Promise<boolean> =>
  (await mailIsStopped.maybe({ addressHash })) === undefined;
