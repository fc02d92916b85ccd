import {
  releaseColumn,
  releaseFieldKinds,
  type ReleaseFieldName,
  releaseFields,
  releaseFieldsWhere,
} from '@dispatch/contract';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { newsChangesHere } from './newsChanges';

export type VersionKind = 'draft' | 'submitted' | 'proposed' | 'published' | 'correction';

const names = releaseFieldsWhere(() => true);
const columns = ['package', ...names.map(releaseColumn)].join(', ');

/** SQL of a column of the row `saved`, null where it is empty. */
const filledSql = (name: ReleaseFieldName): string => {
  const { kind } = releaseFields[name];
  const { column: type, empty } = releaseFieldKinds[kind];
  const column = `saved.${releaseColumn(name)}`;
  if (kind === 'instant') return instantSql(column);
  if (empty === null) return column;
  return `nullif(${column}, '${type.endsWith('[]') ? '{}' : typeof empty === 'object' ? '[]' : empty}')`;
};

/**
 * The content of the row `saved` of the table releases, as versions keep it: its columns by their names. What is empty
 * is left out, so that a field that is added to releases one day differs in no version of before.
 */
const contentSql = `json_object('package': saved.package,
    ${names.map((name) => `'${releaseColumn(name)}': ${filledSql(name)}`).join(', ')}
    absent on null returning jsonb)`;

/** The JSON of all columns of a version's content, each empty: what a version leaves out. */
const emptyContent = JSON.stringify(
  Object.fromEntries(
    names.map((name) => [releaseColumn(name), releaseFieldKinds[releaseFields[name].kind].empty]),
  ),
);

/** SQL of the row `r` of the table releases as its version `v` holds it. */
export const atVersionSql = `jsonb_populate_record(r, '${emptyContent}'::jsonb || v.content)`;

/**
 * SQL of whether the reader sees the release `r` otherwise than it stands: it is published, and something may have been
 * saved since. `seesCorrections` is the SQL of whether the reader sees what is saved and not republished.
 */
export const showsPublishedSql = (seesCorrections: string): string =>
  `(r.state = ${statesSql('Published')} and r.saved_at >= r.published_at and not ${seesCorrections}::boolean)`;

/**
 * SQL that joins to the release `r` its version `v` that was published last, where that is what the reader sees; without
 * one `v.content` is null.
 */
export const publishedVersionSql = (seesCorrections: string): string => `
  left join lateral (
    select number, content from release_versions
    where distribution_id = r.distribution_id and ${showsPublishedSql(seesCorrections)}
      and kind in ('published', 'correction')
    order by number desc limit 1
  ) v on true`;

/** Automatic saves of one person share a version for as long. */
const sharedFor = `interval '10 minutes'`;

/** SQL of what a version is: the values of the statement that keeps it. */
type VersionSql = { kind: string; isAutomatic: string; by: string; impersonator: string; now: string };

/**
 * A statement that keeps the row `saved` of the table releases as its newest version, when it differs from the one
 * before. What has not changed but is submitted or published now gives that version its kind; what was saved by
 * itself and is saved on purpose now stays from here on. `offset 0` keeps the planner from working the content out anew
 * wherever it is named.
 */
export const keepVersionSql = ({ kind, isAutomatic, by, impersonator, now }: VersionSql): string => `
  insert into release_versions
    (distribution_id, number, kind, is_automatic, begun_at, saved_at, saved_by, impersonator_user_id, content)
  select fresh.distribution_id,
    coalesce(last.number, 0) + case when is_same or is_shared then 0 else 1 end,
    fresh.kind, fresh.is_automatic,
    case when is_same or is_shared then last.begun_at else fresh.saved_at end,
    case when is_same then last.saved_at else fresh.saved_at end,
    case when is_same then last.saved_by else fresh.saved_by end,
    case when is_same then last.impersonator_user_id else fresh.impersonator_user_id end,
    fresh.content
  from (
    select saved.distribution_id, ${kind}::text as kind, ${isAutomatic}::boolean as is_automatic,
      ${now}::timestamptz as saved_at, ${by}::integer as saved_by, ${impersonator}::integer as impersonator_user_id,
      ${contentSql} as content
    from saved
    offset 0
  ) fresh
  left join lateral (
    select * from release_versions where distribution_id = fresh.distribution_id order by number desc limit 1
  ) last on true
  cross join lateral (select
    coalesce(last.content = fresh.content, false) as is_same,
    coalesce(last.kind = 'draft' and last.is_automatic and fresh.is_automatic and last.saved_by = fresh.saved_by
      and last.impersonator_user_id is not distinct from fresh.impersonator_user_id
      and last.begun_at > fresh.saved_at - ${sharedFor}, false) as is_shared
    offset 0
  ) compared
  where not is_same or (fresh.kind <> 'draft' and fresh.kind <> last.kind)
    or (last.is_automatic and not fresh.is_automatic)
  on conflict (distribution_id, number) do update set
    kind = excluded.kind, is_automatic = excluded.is_automatic, saved_at = excluded.saved_at,
    saved_by = excluded.saved_by, impersonator_user_id = excluded.impersonator_user_id, content = excluded.content`;

const versionKeep = statement('version-keep')`
with saved as (select * from releases where distribution_id = :distributionId)
${keepVersionSql({ kind: ':kind', isAutomatic: 'false', by: ':userId?', impersonator: ':impersonator?', now: ':now' })}`;

/** Who saves: the account, and the staff in its place. */
type Person = { userId: number; impersonator: { userId: number } | null };

type Keeping = { kind: VersionKind; actor: Person | 'worker'; now: Date };

/** Keeps what a release holds now as its newest version, or as what the newest one has become. In a transaction. */
export const keepVersion = async (distributionId: number, { kind, actor, now }: Keeping): Promise<void> => {
  const person = actor === 'worker' ? null : actor;
  await versionKeep.run({
    distributionId,
    kind,
    userId: person?.userId ?? null,
    impersonator: person?.impersonator?.userId ?? null,
    now,
  });
  // What readers see of it.
  if (kind === 'published' || kind === 'correction') newsChangesHere(distributionId);
};

const versionRestoreAgreed = statement('version-restore-agreed')`
update releases r set
  (${columns}) = (select ${columns} from ${atVersionSql} held),
  distribution_version = r.distribution_version + 1, saved_by = :savedBy, saved_at = :now
from (
  select content from release_versions
  where distribution_id = :distributionId and kind in ('submitted', 'published', 'correction') order by number desc limit 1
) v
where r.distribution_id = :distributionId`;

/** Makes a release again what its customer submitted or accepted last. In a transaction that has locked it. */
export const restoreAgreedVersion = async (
  distributionId: number,
  savedBy: number,
  now: Date,
): Promise<void> => {
  await versionRestoreAgreed.run({ distributionId, savedBy, now });
};

const versionsForget = statement('versions-forget')`
delete from release_versions where distribution_id = :distributionId`;

/** What a draft was goes with it. */
export const forgetVersions = async (distributionId: number): Promise<void> => {
  await versionsForget.run({ distributionId });
};
