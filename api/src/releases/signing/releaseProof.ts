import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { readHead, readTile } from './logState';
import { inclusionPath } from './merkleLog';

export type ReleaseProof = { proof: string; statement: string };

/** Of a release that is no longer public only that it was withdrawn. */
const attestationShown = statement('attestation-shown')`
select a.log_index as index, a.jws, a.salt from attestations a
where a.distribution_id = :distributionId and (:version?::integer is null or a.version = :version) and a.jws is not null
  and (a.status = 'withdrawn' or exists (select from releases r
    where r.distribution_id = a.distribution_id and r.state = ${statesSql('Published')}))
order by a.version desc limit 1`;

const releaseOncePublished = statement('release-once-published')`
select distribution_id as "distributionId" from releases
where prweb_press_release_id = :number and published_at is not null`;

/** Undefined for a number that nothing was published under. */
export const publishedUnder = async (number: number): Promise<number | undefined> =>
  (await releaseOncePublished.maybe({ number }))?.distributionId;

/**
 * What proves a version of a release, the last one without `version`: its signature, and that the log holds it (C2SP
 * tlog-proof, whose `extra` is the salt). Null where it is not signed yet, or not shown any more.
 */
export const readProof = async (
  distributionId: number,
  version: number | null,
): Promise<ReleaseProof | null> => {
  const row = await attestationShown.maybe({ distributionId, version });
  const head = await readHead();
  if (head === undefined || row === undefined || row.jws === null || row.salt === null) return null;
  const { index, jws, salt } = row;
  const path = await inclusionPath(readTile, index, head.size);
  const lines = [
    'c2sp.org/tlog-proof@v1',
    `extra ${salt.toString('base64')}`,
    `index ${index}`,
    ...path.map((hash) => hash.toString('base64')),
    '',
    head.checkpoint,
  ];
  return { proof: lines.join('\n'), statement: jws };
};
