import { createHash } from 'node:crypto';
import { rawJson, type RawJson } from '../../platform/call/answerBody';
import { notFound } from '../../platform/call/problem';
import { isInTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { atVersionSql, publishedVersionSql, showsPublishedSql } from '../lifecycle/ReleaseVersion';
import { plainRelease, releaseColumns, releaseFrom, showsSharedSql } from '../lifecycle/releaseSql';

const own = `r.distribution_id = :distributionId and r.user_id = :ownerId and r.state <> ${statesSql('Deleted')}`;

/** The finished JSON, and the stamps as they are in the moment in which it is made. */
const made = (columns: string, from: string, showsShared = showsSharedSql): string => `
select row_to_json(release)::text as "release!",
  (select stamp from release_answers where distribution_id = :distributionId) as stamp,
  case when ${showsShared} then coalesce((select stamp from release_answers_shared), 0) end as "sharedStamp"
${from} cross join lateral (select ${columns}) release`;

/** A release with nothing that stands in other tables costs PostgreSQL half as much when none of them is named. */
const ownReleasePlain = statement('own-release-plain')`
${made(plainRelease.columns, 'from releases r', 'false')} where ${own} and ${plainRelease.condition}`;

/** Most releases are read as they stand: the version that was published last costs a third more. */
const ownReleaseStanding = statement('own-release')`
${made(releaseColumns, releaseFrom)} where ${own} and not ${showsPublishedSql(':seesAll')}`;

const ownReleasePublished = statement('own-release-published')`
with releases as (
  select held.* from releases r ${publishedVersionSql(':seesAll')}
  cross join lateral ${atVersionSql} held
  where ${own}
)
${made(releaseColumns, releaseFrom)}`;

/** What makes an answer. */
export const ownReleaseStatements = [ownReleasePlain, ownReleaseStanding, ownReleasePublished] as const;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** Another version of the product, which may run beside this one, makes other answers: each takes its own alone. */
const form = hashOf(ownReleaseStatements.map(({ text }) => text).join());

const releaseAnswer = statement('release-answer', { isBrief: true })`
select release as "release!", tag as "tag!" from release_answers
 where distribution_id = :distributionId and owner_id = :ownerId and form = :form
   and (shared_stamp is null or shared_stamp = (select stamp from release_answers_shared))`;

/** The first answer of a release. */
const releaseAnswerInsert = statement('release-answer-insert')`
insert into release_answers (distribution_id, stamp, owner_id, form, tag, release, shared_stamp)
values (:distributionId, 0, :ownerId, :form, :tag, :release, :sharedStamp?) on conflict do nothing`;

/** Nothing where the release has changed since the answer was made, or is being changed. */
const releaseAnswerKeep = statement('release-answer-keep')`
with unchanged as (
  select distribution_id from release_answers
   where distribution_id = :distributionId and stamp = :stamp for update skip locked
)
update release_answers a
   set owner_id = :ownerId, form = :form, tag = :tag, release = :release, shared_stamp = :sharedStamp?
  from unchanged where a.distribution_id = unchanged.distribution_id`;

type Own = { distributionId: number; ownerId: number };
type Made = { release: string; stamp: string | null; sharedStamp: string | null };

/** A release as it is, whatever is kept of it; undefined where the owner has none. */
export const makeAnswer = async (asked: Own & { seesAll: boolean }): Promise<Made | undefined> =>
  (await ownReleasePlain.maybe(asked)) ??
  (await ownReleaseStanding.maybe(asked)) ??
  (await ownReleasePublished.maybe(asked));

/** Keeps what was made, unless the release has changed since. */
export const keepAnswer = async (own: Own, { stamp, ...made }: Made): Promise<void> => {
  const answer = { ...own, ...made, form, tag: hashOf(made.release) };
  if (stamp === null) await releaseAnswerInsert.run(answer);
  else await releaseAnswerKeep.run({ ...answer, stamp });
};

/**
 * A release as its owner sees it: of a published one, what was published last. `seesAll`: also what is saved
 * and not republished. Throws 404 for one that is absent, deleted or somebody else's.
 *
 * What its owner has read is kept, and answers them again until something that it shows has changed
 * (docs/decisions/0028). In a transaction nothing is kept, which might not be committed. With its tag, for whoever
 * reads it and may ask again.
 */
export const readTaggedRelease = async (
  distributionId: number,
  ownerId: number,
  seesAll = false,
): Promise<RawJson> => {
  const own = { distributionId, ownerId };
  const kept = seesAll ? undefined : await releaseAnswer.maybe({ ...own, form });
  if (kept !== undefined) return rawJson(kept.release, kept.tag);
  const made = await makeAnswer({ ...own, seesAll });
  if (made === undefined) throw notFound();
  if (!seesAll && !isInTransaction()) await keepAnswer(own, made);
  return rawJson(made.release, hashOf(made.release));
};

/** The same, as the answer of a call that has changed it. */
export const readOwnRelease = async (...of: Parameters<typeof readTaggedRelease>): Promise<RawJson> =>
  rawJson((await readTaggedRelease(...of)).text);
