import { move, releaseStates, stateNumbers } from '@dispatch/contract';
import { instantSql, releaseDateSql } from '../../models/releaseSql';

/** The states in which the customer may save, of the lifecycle. */
const editable = releaseStates
  .filter((state) => move(state, 'save', 'customer').kind === 'moved')
  .map((state) => stateNumbers[state])
  .join(', ');

const contactParts = [
  'name',
  'company',
  'website',
  'email',
  'phone_country_code',
  'phone',
  'phone_extension',
];
const contact = (prefix: string): string[] => contactParts.map((part) => `${prefix}_contact_${part}`);

const secondary = contact('secondary');
const plain = [
  'headline',
  'summary',
  'city_state',
  'body',
  'pullout_quote',
  'video_url',
  'release_date',
  'cjl_selected',
  'cision_social_post',
  ...contact('primary'),
  'has_secondary_contact',
  'user_name',
  'user_email',
  'user_phone_country_code',
  'user_phone',
  'user_phone_extension',
]; // prettier-ignore -- a list of words reads better in lines
/** What costs: kept as it was paid for. */
const costs = ['cjl', 'has_priority_release', 'has_cision_social_post'];

/** The columns that a save writes, in the order of the statements' values after the first ones. */
export const savedColumns: readonly string[] = [...plain, ...secondary, ...costs];

const answer = `
  distribution_id as "distributionId", prweb_press_release_id as "prwebPressReleaseId",
  distribution_version as "distributionVersion", distribution_prweb_version as "distributionPRWebVersion",
  ${releaseDateSql('release_date')} as "releaseDate", body,
  null as "newsImage", '[]'::json as "attachments", ${instantSql('saved_at')} as "savedAt"`;

const types: Readonly<Record<string, string>> = {
  release_date: 'timestamptz',
  cjl: 'integer',
  cjl_selected: 'integer[]',
  has_priority_release: 'boolean',
  has_cision_social_post: 'boolean',
  has_secondary_contact: 'boolean',
};

const valueOf = (column: string, first: number): string =>
  `$${first + savedColumns.indexOf(column)}::${types[column] ?? 'text'}`;

/** The line of the audit log is written by the same statement: a save without its line cannot be. */
const audited = (statement: string, action: string, actor: { id: string; impersonator: string }) => `
with saved as (${statement} returning *),
audited as (
  insert into audit_log (actor_user_id, actor, impersonator_user_id, action, subject_type, subject_id, details)
  select ${actor.id}, 'person', ${actor.impersonator}, '${action}', 'release', distribution_id::text,
    jsonb_build_object('version', distribution_version)
  from saved
)
select row_to_json(answer)::text as saved, answer."distributionId" as id from (select ${answer} from saved) answer`;

const firstUpdate = 7;
const sent = (column: string): string => valueOf(column, firstUpdate);
const wanted = (column: string): string => `coalesce(${sent(column)}, r.${column})`;
const isShown = wanted('has_secondary_contact');

/**
 * Saves over one version of a release. $1 release, $2 owner, $3 version, $4 package, $5 who saves, $6 the staff
 * behind them, then savedColumns (null keeps what is there), then the present moment. It does nothing when
 * the release is not the owner's, not to be edited, of another version, or paid and the save would change what was
 * paid for.
 */
export const updateReleaseSql = audited(
  `
  update releases r set
    distribution_version = r.distribution_version + 1,
    package = $4,
    ${plain.map((column) => `${column} = ${wanted(column)}`).join(', ')},
    ${secondary.map((column) => `${column} = case when ${isShown} then ${wanted(column)} else '' end`).join(', ')},
    ${costs.map((column) => `${column} = case when r.paid_at is null then ${wanted(column)} else r.${column} end`).join(', ')},
    saved_by = coalesce($6::integer, $5::integer),
    saved_at = $${firstUpdate + savedColumns.length}::timestamptz
  where r.distribution_id = $1 and r.user_id = $2 and r.state in (${editable}) and r.distribution_version = $3
    and (r.paid_at is null or (
      r.package = $4 and ${costs.map((column) => `${wanted(column)} <= r.${column}`).join(' and ')}
    ))`,
  'release.save',
  { id: '$5::integer', impersonator: '$6::integer' },
);

const firstInsert = 5;

/**
 * Saves a release for the first time. $1 owner and who saves, $2 the staff behind them, $3 package, $4 the
 * present moment, then savedColumns (null is empty).
 */
export const insertReleaseSql = audited(
  `
  insert into releases (user_id, saved_by, package, creation_date, saved_at, ${savedColumns.join(', ')})
  values ($1::integer, coalesce($2::integer, $1::integer), $3, $4::timestamptz, $4::timestamptz, ${savedColumns
    .map((column) => `coalesce(${valueOf(column, firstInsert)}, ${emptyOf(column)})`)
    .join(', ')})`,
  'release.create',
  { id: '$1::integer', impersonator: '$2::integer' },
);

function emptyOf(column: string): string {
  switch (types[column]) {
    case undefined:
      return "''";
    case 'timestamptz':
      return 'null';
    case 'integer':
      return '0';
    case 'boolean':
      return 'false';
    default:
      return "'{}'";
  }
}
