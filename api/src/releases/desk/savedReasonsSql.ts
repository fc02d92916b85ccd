import { rawJson, type RawJson } from '../../platform/call/answerBody';
import { statement } from '../../platform/database/statement';

/** Those of somebody and those of all, with whether they may remove them. */
const savedReasons = statement('saved-reasons')`
select coalesce(json_agg(found order by found.text, found."savedReasonId"), '[]')::text as "rows!" from (
  select saved_hold_reason_id as "savedReasonId", text, field, user_id is null as "isForAll",
    user_id is not null or created_by = :me::integer or :isAdmin::boolean as "isRemovable"
  from saved_hold_reasons where coalesce(user_id, 0) = any(array[0, :me::integer])
  order by saved_hold_reason_id desc limit 200
) found`;

export type Reader = { userId: number; group: string };

export const readSavedReasons = async ({ userId, group }: Reader): Promise<RawJson> =>
  rawJson((await savedReasons.one({ me: userId, isAdmin: group === 'ADMIN' })).rows);
