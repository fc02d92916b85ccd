import type { RecordKind } from '@dispatch/contract';
import { staffNameSql } from './userSql';

/** A page says every 20 seconds that it is in view: who has missed two of them has gone. */
export const goneAfter = '45 seconds';

/** SQL of who looks at a record at the instant `now`: rows `v` with user_id and since, by the primary key. */
export const viewersSql = (kind: RecordKind | `:${string}`, id: string, now: string): string => `
select v.user_id, v.since from record_viewers v
 where v.kind = ${kind.startsWith(':') ? kind : `'${kind}'`} and v.subject_id = ${id}
   and v.seen_at > ${now}::timestamptz - interval '${goneAfter}'`;

/** SQL that prints those that `viewersSql` has selected as JSON, who came first above. */
export const viewerNamesSql = (viewers: string): string => `
coalesce((
  select json_agg(json_build_object('userId', v.user_id, 'name', ${staffNameSql('u')}) order by v.since, v.user_id)
  from (${viewers} order by v.since, v.user_id limit 20) v join users u on u.user_id = v.user_id
), '[]')`;
