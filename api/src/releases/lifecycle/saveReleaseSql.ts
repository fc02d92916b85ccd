import {
  type Act,
  type Actor as Role,
  move,
  releaseColumn,
  releaseFields,
  type ReleaseFieldName,
  releaseFieldsWhere,
  releaseStates,
  stateNumbers,
} from '@dispatch/contract';
import { keepOriginSql } from '../../platform/audit/audit';
import { releaseDateSql } from './releaseSql';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { keepAnswerSql } from '../../platform/http/rememberedKeys';
import { keepVersionSql } from './ReleaseVersion';

/** The numbers of the states in which somebody in this role saves a release. */
export const statesToSave = (role: Role): number[] =>
  releaseStates
    .filter((state) => move(state, 'save', role).kind === 'moved')
    .map((state) => stateNumbers[state]);

/** What is paid for, or is with the editors, costs nothing more. */
const mayCost = `(r.paid_at is null and r.state in (${statesToSave('customer').join(', ')}))`;

const names = releaseFieldsWhere(() => true);
const charged = releaseFieldsWhere(({ isCharged = false }) => isCharged).map(releaseColumn);

const answer = `
  distribution_id as "distributionId", prweb_press_release_id as "prwebPressReleaseId",
  distribution_version as "distributionVersion", distribution_prweb_version as "distributionPRWebVersion",
  ${releaseDateSql('release_date')} as "releaseDate", body,
  case when news_image is not null then json_build_object(
    'assetId', news_image -> 'assetId', 'uploadKey', news_image -> 'uploadKey') end as "newsImage",
  coalesce((select json_agg(json_build_object(
      'fileName', file -> 'fileName', 'assetId', file -> 'assetId', 'uploadKey', file -> 'uploadKey') order by place)
    from jsonb_array_elements(attachments) with ordinality as attached (file, place)), '[]') as "attachments",
  ${instantSql('saved_at')} as "savedAt"`;

/** SQL of who saves, the staff behind them, and how: the same parameters in both statements. */
const actor = {
  id: ':userId::integer',
  impersonator: ':impersonator?::integer',
  isAutomatic: ':isAutomatic',
  now: ':now',
};

/** A version that this save leaves as it was names the file of the row `used`. */
const inOtherVersion = `
  select 1 from release_versions v, saved
  where v.distribution_id = saved.distribution_id and v.number not in (select number from versioned) and (
    content -> 'news_image' -> 'assetId' = to_jsonb(used.file_id)
    or content -> 'attachments' @> jsonb_build_array(jsonb_build_object('assetId', used.file_id)))`;

const audited = (sql: string, action: Act, status: number): string => `
with saved as (${sql} returning *),
versioned as (${keepVersionSql({ ...actor, kind: "'draft'", by: actor.id })} returning number),
audited as (
  insert into audit_log (actor_user_id, actor, impersonator_user_id, action, subject_type, subject_id, details)
  select ${actor.id}, 'person', ${actor.impersonator}, '${action}', 'release', distribution_id::text,
    jsonb_build_object('version', distribution_version)
  from saved
  returning audit_id
),
origins as (${keepOriginSql('audited', `coalesce(${actor.impersonator}, ${actor.id})`)}),
named as (
  select distinct (file ->> 'assetId')::integer as file_id
  from saved, jsonb_array_elements(attachments || coalesce(news_image, '[]')) file
),
used as (
  select file_id from file_uses, saved where used_by = 'release' and used_by_id = distribution_id
),
answer as (select ${answer} from saved),
-- Without a save there is no answer, and it is kept nowhere.
kept as (${keepAnswerSql('saveDraft', '(select to_jsonb(written) from answer written)', status)} and exists (select from saved))
select row_to_json(answer)::text as "saved!", answer."distributionId" as "id!",
  array(select file_id from named except select file_id from used order by 1) as "added!",
  array(select file_id from used where file_id not in (select file_id from named) and not exists (${inOtherVersion})
    order by 1) as "dropped!"
from answer`;

/** The column of a field as the save leaves it: `r` is what stands, `sent` the same with what was sent over it. */
const saved = (name: ReleaseFieldName): string => {
  const { contact, isCharged = false } = releaseFields[name];
  const column = releaseColumn(name);
  if (contact === 'secondary') return `case when sent.has_secondary_contact then sent.${column} else '' end`;
  return isCharged ? `case when ${mayCost} then sent.${column} else r.${column} end` : `sent.${column}`;
};

/**
 * Saves over one version of a release; `ownerId` is null for the desk, which saves everybody's, `columns` the JSON of those
 * that were sent, `states` those in which it may be saved. It does nothing when the release is not the owner's, not to
 * be edited, of another version, or paid and the save would change what was paid for.
 */
export const releaseUpdate = statement('save-release')`
${audited(
  `
  update releases r set
    distribution_version = r.distribution_version + 1,
    package = :package,
    (${names.map(releaseColumn).join(', ')}) = (
      select ${names.map(saved).join(', ')} from jsonb_populate_record(r, :columns::jsonb) sent
    ),
    saved_by = coalesce(:impersonator?::integer, :userId::integer),
    saved_at = :now::timestamptz
  where r.distribution_id = :distributionId and (:ownerId?::integer is null or r.user_id = :ownerId)
    and r.state = any(:states::smallint[]) and r.distribution_version = :version
    and (${mayCost} or (
      r.package = :package and (
        select ${charged.map((column) => `sent.${column} <= r.${column}`).join(' and ')}
        from jsonb_populate_record(r, :columns::jsonb) sent
      )
    ))`,
  'release.save',
  200,
)}`;

/** Makes a release of whoever saves; `columns` is the JSON of all its columns. */
export const releaseInsert = statement('save-release-first')`
${audited(
  `
  insert into releases (user_id, saved_by, package, creation_date, saved_at, ${names.map(releaseColumn).join(', ')})
  select :userId::integer, coalesce(:impersonator?::integer, :userId::integer), :package, :now::timestamptz, :now::timestamptz,
    ${names.map((name) => `sent.${releaseColumn(name)}`).join(', ')}
  from jsonb_populate_record(null::releases, :columns::jsonb) sent`,
  'release.create',
  201,
)}`;
