import {
  deskStatusLabel,
  dueSoonUntil,
  packageTraits,
  type PackageId,
  type ReleaseState,
} from '@dispatch/contract';
import { instantSql } from '../../platform/database/instantSql';
import type { Handler } from '../../platform/call/handler';
import { searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { overdueSql, stateNameSql } from '../lifecycle/releaseSql';
import { claimOf, dueSql } from './deskSql';
import { deskViewIds } from './deskViewsSql';
import { statesOfView } from './listEditorialQueue';

const columns = {
  number: 'PRID',
  headline: 'Headline',
  login: 'Login',
  customer: 'Customer',
  organization: 'Organization',
  package: 'Package',
  status: 'Status',
  claimedBy: 'Worked on by',
  releaseDate: 'Release date (UTC)',
  isOverdue: 'Overdue',
  submittedDate: 'Submitted (UTC)',
  dueDate: 'Due (UTC)',
};

const queueExport = statement('queue-export')`
select r.prweb_press_release_id as number, r.headline, u.okta_login as login,
  u.first_name || ' ' || u.last_name as customer, u.organization, r.package,
  r.has_priority_release as "hasPriority", ${stateNameSql('r.state')} as "state!", r.is_resubmit as "isResubmit",
  claim.name as "claimedBy", ${instantSql('r.release_date')} as "releaseDate",
  ${overdueSql(':now::timestamptz')} as "isOverdue", ${instantSql('r.submitted_date')} as "submittedDate",
  ${dueSql('r')} as "dueDate"
from unnest(:ids::integer[]) with ordinality as listed (id, place)
join releases r on r.distribution_id = listed.id join users u on u.user_id = r.user_id
left join lateral ${claimOf('r.distribution_id')} claim on true
order by listed.place`.as<{ state: ReleaseState; package: PackageId }>();

/** What a view of the desk shows, on all of its pages, in its order and words. */
export const exportQueue: Handler<'exportQueue'> = async (call) => {
  const { query, session, now } = call;
  const { queue: view = 'all', sortBy: by = 'releaseDate', sortDirection: direction = 'asc' } = query;
  const { ids } = await deskViewIds({ by, direction, view }).one({
    states: statesOfView(query),
    me: session.userId,
    dueUntil: dueSoonUntil(now),
    userId: null,
    ...searchedFor(query.searchText),
  });
  return csvAnswer(call, {
    name: 'releases',
    columns,
    ids,
    rowsOf: async (some) =>
      (await queueExport.all({ ids: some, now })).map(({ state, isResubmit, hasPriority, ...row }) => ({
        ...row,
        package: `${packageTraits[row.package].name}${hasPriority ? ' · Priority' : ''}`,
        status: deskStatusLabel(state, isResubmit),
      })),
  });
};
