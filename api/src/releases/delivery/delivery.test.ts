import { expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Release } from '../lifecycle/Release';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { onList } from '../../testing/onList';
import { useTestServer } from '../../testing/useTestServer';
import { publishDueRelease } from '../publishing/publishDueRelease';

const server = useTestServer({
  wire: { url: 'http://localhost:1', format: 'json', secret: 'for-tests-only' },
});

/** Each way in which a release goes out: what makes it go that way, and the rows and jobs that it then has. */
const channels = [
  {
    name: 'posts on social networks',
    owner: {},
    given: async () => ({ twitterMessage: 'We open on Friday.', xPostHandle: 'harborbots' }),
    rows: 'select 1 from social_posts where distribution_id = $1',
    job: 'post-socially',
  },
  {
    name: 'mails to journalists',
    owner: {},
    given: async () => {
      await onList(1, 'ada@wire.example');
      return { cjlSelected: [1] };
    },
    rows: 'select 1 from journalist_mails where distribution_id = $1',
    job: 'mail-journalists',
  },
  {
    name: 'deliveries to the downstream system',
    owner: { featureOverrides: { userSendDistributionToIris: true } },
    given: async () => ({}),
    rows: `select 1 from jobs.job where data @> jsonb_build_object('distributionId', $1::integer, 'occasion', 'first')`,
    job: 'queue-deliveries',
  },
];

test.each(channels)(
  '$name go out at the first publication, and never for the own site alone nor at a republish',
  async ({ owner, given, rows, job }) => {
    const sent = async ({ distributionId }: Release): Promise<number> => {
      const jobs = `select 1 from jobs.job where name = $2 and (data ->> 'distributionId')::integer = $1
        and data ->> 'occasion' is distinct from 'correction'`;
      const of = [await execute(rows, [distributionId]), await execute(jobs, [distributionId, job])];
      return of.reduce((sum, found) => sum + found.length, 0);
    };
    const publish = async (more: object): Promise<Release> => {
      const content = { releaseDate: new Date(Date.now() - 60_000), paid: true, ...more };
      const release = await makeRelease(await makeUser(owner), content, 'PendingDistribution');
      await doJob(server, publishDueRelease, { distributionId: release.distributionId });
      return release.reload();
    };
    const ownSite = await publish({ ...(await given()), ownSiteOnly: true });
    expect([ownSite.state, await sent(ownSite)]).toEqual([4, 0]);

    const release = await publish(await given());
    const first = await sent(release);
    expect(first).toBeGreaterThan(1);
    const editor = await server.as(await makeUser({ group: 'EDITOR' }));
    const { distributionId, distributionVersion, package: sold } = release;
    const corrected = await editor.call('saveReviewedRelease', {
      path: { id: distributionId },
      body: { package: sold, distributionVersion, summary: 'A corrected summary of what has happened.' },
    });
    await editor.call('publishRelease', {
      body: { distributionId, distributionVersion: corrected.data.release.distributionVersion },
    });
    expect(await sent(release)).toBe(first);
  },
);
