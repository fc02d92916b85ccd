import { doJob } from '../../src/testing/doJob';
import { makeUser } from '../../src/testing/factories';
import { makeRelease } from '../../src/testing/makeRelease';
import { execute } from '../../src/platform/database/database';
import { signReleasesJob } from '../../src/releases/signing/signReleases';
import type { Feeds } from './feed';
import type { Place } from '../place/place';

/** A public release whose only version is signed. Answers its number. */
const signed = async ({ ports, config }: Place): Promise<number> => {
  const release = await makeRelease(await makeUser(), { paid: true }, 'Published');
  const { distributionId, prwebPressReleaseId } = release;
  await execute(
    `insert into attestations_due (distribution_id, action, version_number, at) values ($1, 'publish', 1, now())`,
    [distributionId],
  );
  await doJob({ ports, config }, signReleasesJob.handler, {});
  return prwebPressReleaseId;
};

export const verification: Feeds = {
  getReleaseProof: {
    ids: { 'path.PRID': { why: 'what is published is for everybody', value: signed } },
    complete: ({ request }) => {
      if (request.query['version'] !== undefined) request.query['version'] = 1;
    },
  },
};
