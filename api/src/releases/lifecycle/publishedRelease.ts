import { idOfNewsSlug, permits } from '@dispatch/contract';
import type { Session } from '../../platform/call/handler';
import { sequelize } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { stateOf } from './moveRelease';
import { Release } from './Release';
import { atVersionSql, publishedVersionSql } from './ReleaseVersion';

/** Whether somebody sees what is saved of a published release before it is republished: staff, as whom they may act. */
export const seesCorrections = ({ impersonator, group }: Session): boolean =>
  impersonator !== null || permits(group, 'releases.review');

/** When a release was republished last, and what its readers are told of it; empty for nothing. */
export type Correction = { at: Date; note: string };

export type PublishedRelease = Release & { publishedAt: Date };

const publishedSql = `
select held.* from releases r
left join lateral (
  select content from release_versions
  where distribution_id = r.distribution_id and kind in ('published', 'correction') order by number desc limit 1
) v on true
cross join lateral ${atVersionSql} held
where r.prweb_press_release_id = $1 and r.published_at is not null`;

const seenSql = `
select held.* from releases r ${publishedVersionSql('$2')}
cross join lateral ${atVersionSql} held
where r.distribution_id = $1`;

/**
 * A release as it was published last, whatever has been saved since; also one that was taken down. Null for an
 * address that names none.
 */
export const findPublished = async (address: string): Promise<PublishedRelease | null> => {
  const number = idOfNewsSlug(address);
  if (number === null || number > 2_147_483_647) return null;
  const [release] = await sequelize.query(publishedSql, { bind: [number], model: Release, mapToModel: true });
  return (release as PublishedRelease | undefined) ?? null;
};

/** A release as this reader sees it: of a published one what was published last, or what is saved. Null for none. */
export const findAsSeenBy = async (session: Session, distributionId: number): Promise<Release | null> => {
  const bind = [distributionId, seesCorrections(session)];
  const [release] = await sequelize.query(seenSql, { bind, model: Release, mapToModel: true });
  return release ?? null;
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
