import { packageIds, packageTraits, PRIORITY_HOURS, statesInReview } from '@dispatch/contract';
import { instantSql } from '../../platform/database/instantSql';
import { statesSql } from '../../platform/database/statesSql';

const listed = (ids: readonly string[]): string => ids.map((id) => `'${id}'`).join(', ');
const withPriority = packageIds.filter((id) => packageTraits[id].priority);
const hours = [...new Set(packageIds.map((id) => packageTraits[id].turnaroundHours))].toSorted(
  (a, b) => b - a,
);
const shortest = hours.at(-1) ?? 0;

const ownHours = hours
  .filter((each) => each !== shortest)
  .map((each) => {
    const ids = packageIds.filter((id) => packageTraits[id].turnaroundHours === each);
    return `when package in (${listed(ids)}) then interval '${each} hours'`;
  })
  .join(' ');

/** In UTC without zone, of the release `row`. */
const dueOfRow = (row: string): string => `least((${row}.submitted_date at time zone 'UTC') + case
  when ${row}.has_priority_release and ${row}.package in (${listed(withPriority)}) then interval '${PRIORITY_HOURS} hours'
  ${ownHours.replaceAll('package', `${row}.package`)} else interval '${shortest} hours' end,
  ${row}.release_date at time zone 'UTC')`;

/** SQL of when the desk owes a decision on a release, as the index releases_by_due has it: deskDue of the contract. */
export const deskDueSql = dueOfRow('releases');

/** SQL of when the desk owes a decision on the release `row`; null while it owes none. */
export const dueSql = (row: string): string =>
  `case when ${row}.state in (${statesSql(...statesInReview)}) then ${instantSql(`(${dueOfRow(row)}) at time zone 'UTC'`)} end`;

/** SQL of who works on a release, as one row or none. */
export const claimOf = (distributionId: string): string => `(
    select c.user_id, c.claimed_at, left(cu.first_name || ' ' || cu.last_name, 101) as name
    from release_claims c join users cu on cu.user_id = c.user_id
    where c.distribution_id = ${distributionId} limit 1)`;
