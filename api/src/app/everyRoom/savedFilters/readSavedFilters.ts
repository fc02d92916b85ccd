import type { RecordKind } from '@dispatch/contract';
import { personBehind } from '../../../platform/audit/audit';
import { rawJson, type RawJson } from '../../../platform/call/answerBody';
import type { Session } from '../../../platform/call/handler';
import { statement } from '../../../platform/database/statement';
import { refuseOtherKinds } from '../records/recordSeen';

/** As many filters of one list somebody may have. */
export const mostSavedFilters = 30;

/** Whose filters of a list are meant: of who sits there. Throws 403 where the group does not see the list. */
export const ownFilters = (kind: RecordKind, session: Session): { kind: RecordKind; me: number } => {
  refuseOtherKinds(kind, session);
  return { kind, me: personBehind(session) };
};

const savedFilters = statement('saved-filters')`
select coalesce(json_agg(found), '[]')::text as "rows!" from (
  select saved_filter_id as "savedFilterId", name, query from saved_filters
  where user_id = :me and kind = :kind order by lower(name) limit :most
) found`;

/** They by their names. */
export const readSavedFilters = async (own: {
  kind: RecordKind;
  me: number;
}): Promise<{ status: 200; body: RawJson }> => ({
  status: 200,
  body: rawJson((await savedFilters.one({ ...own, most: mostSavedFilters })).rows),
});
