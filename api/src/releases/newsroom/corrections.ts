import { packageTraits, releaseFields } from '@dispatch/contract';
import {
  compareReleases,
  type ComparedRelease,
  type FieldDifference,
  type TextPiece,
} from '@dispatch/contract/compare';
import { statement } from '../../platform/database/statement';
import type { Correction } from '../lifecycle/publishedRelease';
import { releaseOfRow } from '../lifecycle/Release';
import { releaseContent } from '../lifecycle/releaseContent';
import { atVersionSql } from '../lifecycle/ReleaseVersion';

/** A correction with what it changed of what readers see; nothing where it only published anew. */
export type ShownCorrection = Correction & {
  /** Of the version that readers had from then on. */
  number: number | null;
  changes: readonly FieldDifference[];
};

/** So many are shown, the newest first. */
const mostShown = 10;

/**
 * Each time a release was republished, with the version that its readers had from then on, and the one before where it is
 * another.
 */
const corrections = statement('news-corrections')`
with shown as (
  select number, saved_at from release_versions
  where distribution_id = :distributionId and kind in ('published', 'correction')
), moved as (
  select created_at as at, coalesce(reasons[1], '') as note, release_move_id,
    (select max(number) from shown where saved_at <= created_at) as number
  from release_moves where distribution_id = :distributionId and action = 'republish'
)
select at, note as "note!", number,
  case when lag(number) over (order by release_move_id) is distinct from number
    then (select max(shown.number) from shown where shown.number < moved.number) end as before
from moved order by release_move_id desc limit ${String(mostShown)}`;

const contents = statement('news-versions')`
select v.number as "versionNumber", held.* from releases r
join release_versions v on v.distribution_id = r.distribution_id and v.number = any(:numbers::integer[])
cross join lateral ${atVersionSql} held
where r.distribution_id = :distributionId`;

/**
 * What the page of a release shows of it, and no more: the rest is nobody's but its owner's. Of contacts nothing, who are
 * people: a number that was taken away must not be shown for ever.
 */
const isShown = ({ field }: FieldDifference, releases: readonly ComparedRelease[]): boolean => {
  if (field === 'package') return false;
  const { step, contact } = releaseFields[field];
  if (step !== 'release' || contact !== undefined || field === 'hasSecondaryContact') return false;
  const traits = releases.map((one) => packageTraits[one.package]);
  if (field === 'pulloutQuote') return traits.every(({ pullQuote }) => pullQuote);
  if (field === 'videoUrl') return traits.every(({ video }) => video);
  return field !== 'newsImage' || traits.every(({ newsImage }) => newsImage);
};

/** Of a text that did not change, as much is shown around a change as tells where it is. */
const around = 80;
/** Of one that did, its beginning: whoever wants more of it has the page itself, or had the one before. */
const mostChanged = 1_000;

const shortened = (pieces: readonly TextPiece[]): TextPiece[] =>
  pieces.map((piece, at) => {
    const { kind, text } = piece;
    if (kind !== 'same')
      return text.length <= mostChanged ? piece : { kind, text: `${text.slice(0, mostChanged)} …` };
    if (text.length <= 2 * around) return piece;
    const start = at === 0 ? '' : text.slice(0, around);
    const end = at === pieces.length - 1 ? '' : text.slice(-around);
    return { kind, text: `${start} … ${end}` };
  });

/** Comparisons that were made last: versions never change, and each is asked for by every reader. */
const compared = new Map<string, readonly FieldDifference[]>();
const mostKept = 200;

const keep = (key: string, changes: readonly FieldDifference[]): readonly FieldDifference[] => {
  compared.set(key, changes);
  const [oldest] = compared.keys();
  if (compared.size > mostKept && oldest !== undefined) compared.delete(oldest);
  return changes;
};

const changesOf = (before: ComparedRelease, after: ComparedRelease): readonly FieldDifference[] =>
  compareReleases(before, after)
    .filter((difference) => isShown(difference, [before, after]))
    .map(({ field, pieces }) => ({ field, pieces: shortened(pieces) }));

/** The corrections of a release, the newest first, each with what it changed. */
export const correctionsOf = async (distributionId: number): Promise<ShownCorrection[]> => {
  const rows = await corrections.all({ distributionId });
  const keyOf = ({ at, before, number }: (typeof rows)[number]): string =>
    `${distributionId}:${before}:${number}:${at.getTime()}`;
  const unknown = rows.filter((row) => !compared.has(keyOf(row)));
  const numbers = unknown.flatMap(({ before, number }) => [before, number].filter((one) => one !== null));
  const found = numbers.length === 0 ? [] : await contents.all({ distributionId, numbers });
  const releases = new Map(
    found.map(({ versionNumber, ...row }) => [versionNumber, releaseContent(releaseOfRow(row))] as const),
  );
  return rows.map((row) => {
    const { at, note, before, number } = row;
    const [was, is] = [releases.get(before ?? 0), releases.get(number ?? 0)];
    const known = compared.get(keyOf(row));
    return { at, note, number, changes: known ?? keep(keyOf(row), was && is ? changesOf(was, is) : []) };
  });
};
