import { idOfNewsSlug, newsPath, permitsCall } from '@dispatch/contract';
import type { Session } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { stateOf } from './moveRelease';
import { type Release, releaseOfRow } from './Release';
import { statesSql } from '../../platform/database/statesSql';
import { atVersionSql, publishedVersionSql } from './ReleaseVersion';

/** Whether somebody sees what is saved of a published release before it is republished: staff, as whom they may act. */
export const seesCorrections = (session: Session): boolean =>
  session.impersonator !== null || permitsCall(session, 'desk.read');

/** When a release was republished last, and what its readers are told of it; empty for nothing. */
export type Correction = { at: Date; note: string };

export type PublishedRelease = Release & { publishedAt: Date };

const publishedRelease = statement('published-release')`
select held.* from releases r
left join lateral (
  select content from release_versions
  where distribution_id = r.distribution_id and kind in ('published', 'correction') order by number desc limit 1
) v on true
cross join lateral ${atVersionSql} held
where r.prweb_press_release_id = :number and r.published_at is not null`;

const releaseAsSeen = statement('release-as-seen')`
select held.* from releases r ${publishedVersionSql(':seesAll')}
cross join lateral ${atVersionSql} held
where r.distribution_id = :distributionId`;

/**
 * A release as it was published last, whatever has been saved since; also one that was taken down. Null for an
 * address that names none.
 */
export const findPublished = async (address: string): Promise<PublishedRelease | null> => {
  const number = idOfNewsSlug(address);
  if (number === null || number > 2_147_483_647) return null;
  const row = await publishedRelease.maybe({ number });
  return row === undefined ? null : (releaseOfRow(row) as PublishedRelease);
};

const publishedVersionStatement = statement('published-version')`
select held.* from releases r
join release_versions v on v.distribution_id = r.distribution_id and v.number = :versionNumber
cross join lateral ${atVersionSql} held
where r.distribution_id = :distributionId and r.published_at is not null`;

/** A release that was published once, as one of its versions holds it. Null once that is gone, with the account of its owner. */
export const publishedVersion = async (
  distributionId: number,
  versionNumber: number,
): Promise<PublishedRelease | null> => {
  const row = await publishedVersionStatement.maybe({ distributionId, versionNumber });
  return row === undefined ? null : (releaseOfRow(row) as PublishedRelease);
};

const latestPublicStatement = statement('latest-public-release')`
select coalesce(v.content ->> 'headline', r.headline) as "headline!", coalesce(v.content ->> 'summary', r.summary) as "summary!",
  r.prweb_press_release_id as number
from (
  select * from releases where state = ${statesSql('Published')} order by release_date desc, distribution_id desc limit 1
) r
left join lateral (
  select content from release_versions
  where distribution_id = r.distribution_id and kind in ('published', 'correction') order by number desc limit 1
) v on true`;

/** What was published last, as its readers see it; null on a site that has published nothing. */
export const latestPublic = async (): Promise<{ headline: string; summary: string; path: string } | null> => {
  const row = await latestPublicStatement.maybe();
  if (row === undefined) return null;
  const { headline, summary, number } = row;
  return { headline, summary, path: newsPath(headline, number) };
};

/** A release as this reader sees it: of a published one what was published last, or what is saved. Null for none. */
export const findAsSeenBy = async (session: Session, distributionId: number): Promise<Release | null> => {
  const row = await releaseAsSeen.maybe({ distributionId, seesAll: seesCorrections(session) });
  return row === undefined ? null : releaseOfRow(row);
};

export const isPublic = (release: PublishedRelease): boolean => stateOf(release) === 'Published';

const lastCorrectionStatement = statement('last-correction')`
select created_at as at, coalesce(reasons[1], '') as "note!" from release_moves
      where distribution_id = :distributionId and action = 'republish' order by release_move_id desc limit 1`;

/** Null for a release that was never republished. */
export const lastCorrection = async ({ distributionId }: Release): Promise<Correction | null> => {
  const row = await lastCorrectionStatement.maybe({ distributionId });
  return row ?? null;
};
