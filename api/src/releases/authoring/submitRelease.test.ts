import { describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { Release } from '../lifecycle/Release';
import type { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const customer = async () => {
  const user = await makeUser();
  return { user, client: await server.as(user) };
};

const at = (release: Release) => ({ path: { id: release.distributionId } });

const verify = (user: User, email: string) =>
  execute('insert into verified_emails values ($1, $2, now())', [user.userId, email]);

const historyOf = (release: Release) =>
  execute('select from_state, to_state, action from release_moves where distribution_id = $1 order by 1', [
    release.distributionId,
  ]);

const mailsOf = (release: Release) =>
  execute(
    `select j.name from jobs.job j join release_moves m on (j.data ->> 'releaseMoveId')::integer = m.release_move_id
     where m.distribution_id = $1`,
    [release.distributionId],
  );

describe('submitRelease', () => {
  it('hands a paid, valid draft to editorial, and has the customer told', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, { paid: true });
    const { data } = await client.call('submitRelease', at(release));
    expect(data).toMatchObject({
      publicationState: 'PendingEditorialReview',
      distributionPRWebVersion: 1,
      isResubmit: false,
      hasPaid: true,
    });
    expect(data.submittedDate).not.toBeNull();
    expect(await release.reload()).toMatchObject({ state: 0, distributionVersion: 1 });
    expect(await historyOf(release)).toEqual([{ from_state: 1, to_state: 0, action: 'submit' }]);
    expect(await mailsOf(release)).toEqual([{ name: 'mail-release-move' }]);
    const log = await execute(`select action, actor_user_id from audit_log where subject_id = $1`, [
      String(release.distributionId),
    ]);
    expect(log).toEqual([{ action: 'release.submit', actor_user_id: user.userId }]);
  });

  it('happens once when it is pressed twice', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, { paid: true });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => client.call('submitRelease', at(release))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await release.reload()).toMatchObject({ state: 0, distributionPRWebVersion: 1 });
    expect(await historyOf(release)).toHaveLength(1);
    await expect(client.call('submitRelease', at(release))).rejects.toMatchObject({
      status: 409,
      problem: {
        code: 'state-conflict',
        states: { from: 'PendingEditorialReview', to: 'PendingEditorialReview' },
      },
    });
  });

  it('brings a held release back as a resubmission', async () => {
    const { user, client } = await customer();
    const held = { paid: true, holdReasons: [{ text: 'Name a source.' }], distributionPRWebVersion: 1 };
    for (const state of ['OnHold', 'OnHoldLimitedDistribution'] as const) {
      const release = await makeRelease(user, held, state);
      const { data } = await client.call('submitRelease', at(release));
      expect(data).toMatchObject({
        publicationState: 'PendingEditorialReview',
        isResubmit: true,
        isOnHold: false,
        holdReason: [],
        distributionPRWebVersion: 2,
      });
    }
  });

  it('wants the money first', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user);
    await expect(client.call('submitRelease', at(release))).rejects.toMatchObject({
      status: 409,
      problem: { code: 'release-unpaid', message: 'Please pay for the release first.' },
    });
    expect((await release.reload()).state).toBe(1);
    expect(await historyOf(release)).toEqual([]);
  });

  it('takes an unpaid one that costs nothing', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, { package: '80' });
    const costing = await makeRelease(user, { package: '80', cjl: 1 });
    await execute(`update packages set price_cents = 0 where package_id = '80'`);
    try {
      await client.call('submitRelease', at(release));
      await expect(client.call('submitRelease', at(costing))).rejects.toMatchObject({ status: 409 });
    } finally {
      await execute(`update packages set price_cents = 12000 where package_id = '80'`);
    }
    expect((await release.reload()).state).toBe(0);
    expect((await costing.reload()).state).toBe(1);
  });

  it("goes by the prices of the customer's partner", async () => {
    const { partnerId } = await makePartner({ prices: { '80': 0, '140': 9_900 } });
    const { user, client } = await customer();
    await execute('update users set partner_id = $1 where user_id = $2', [partnerId, user.userId]);
    const [free, costing] = [
      await makeRelease(user, { package: '80' }),
      await makeRelease(user, { package: '140' }),
    ];
    await execute(`update packages set price_cents = 0 where package_id = '140'`);
    try {
      await expect(client.call('submitRelease', at(costing))).rejects.toMatchObject({ status: 409 });
    } finally {
      await execute(`update packages set price_cents = 24500 where package_id = '140'`);
    }
    await client.call('submitRelease', at(free));
    expect((await free.reload()).state).toBe(0);
    expect((await costing.reload()).state).toBe(1);
  });

  it('names every rule that is broken, and changes nothing', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, {
      paid: true,
      headline: 'TOO SHORT',
      body: '<p> </p>',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    });
    await expect(client.call('submitRelease', at(release))).rejects.toMatchObject({
      status: 400,
      problem: {
        fields: [
          { pointer: '/headline', message: 'Your press release headline must have at least 55 characters.' },
          { pointer: '/body', message: 'Please provide a press release body.' },
          { pointer: '/videoUrl', message: 'Video is available with Premium only.' },
        ],
      },
    });
    expect((await release.reload()).state).toBe(1);
  });

  it('wants the addresses of all contacts verified, and names them', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, {
      paid: true,
      primaryContactEmail: 'Press@Harbor.example',
      hasSecondaryContact: true,
      secondaryContactEmail: 'lee@harbor.example',
    });
    await verify(await makeUser(), 'press@harbor.example');
    await expect(client.call('submitRelease', at(release))).rejects.toMatchObject({
      status: 400,
      problem: {
        fields: [
          {
            pointer: '/primaryContactEmail',
            message: 'Please verify the email address Press@Harbor.example.',
          },
          {
            pointer: '/secondaryContactEmail',
            message: 'Please verify the email address lee@harbor.example.',
          },
        ],
      },
    });
    await verify(user, 'press@harbor.example');
    await verify(user, 'lee@harbor.example');
    expect((await client.call('submitRelease', at(release))).status).toBe(200);
  });

  it('keeps customers to the turnaround, and staff not', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const { user, client } = await customer();
    const release = await makeRelease(user, { paid: true, releaseDate: soon });
    await expect(client.call('submitRelease', at(release))).rejects.toMatchObject({
      status: 400,
      problem: { fields: [{ pointer: '/releaseDate', rule: 'notBeforeTurnaround' }] },
    });
    const editor = await makeUser({ group: 'EDITOR' });
    const own = await makeRelease(editor, { paid: true, releaseDate: soon });
    const asEditor = await server.as(editor);
    expect((await asEditor.call('submitRelease', at(own))).status).toBe(200);
  });
});

describe('resubmitRelease', () => {
  const body = (release: Release, change: object = {}) => ({
    body: {
      package: '200' as const,
      distributionId: release.distributionId,
      distributionVersion: release.distributionVersion,
      ...change,
    },
  });

  it('saves and submits in one step', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, { paid: true, holdReasons: [{ text: 'Where?' }] }, 'OnHold');
    const { data } = await client.call('resubmitRelease', body(release, { cityState: 'ANNAPOLIS' }));
    expect(data).toMatchObject({
      cityState: 'ANNAPOLIS',
      isResubmit: true,
      distributionVersion: 2,
      releaseStatusId: 0,
    });
    expect(await release.reload()).toMatchObject({ cityState: 'ANNAPOLIS', state: 0, isResubmit: true });
  });

  it('does neither when it cannot do both', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, { paid: true }, 'OnHold');
    await expect(
      client.call('resubmitRelease', body(release, { cityState: 'ANNAPOLIS', headline: 'Too short' })),
    ).rejects.toMatchObject({ status: 400, problem: { fields: [{ pointer: '/headline' }] } });
    await expect(
      client.call('resubmitRelease', body(release, { cityState: 'ANNAPOLIS', distributionVersion: 7 })),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'draft-stale', currentVersion: 1 } });
    expect(await release.reload()).toMatchObject({
      cityState: 'BALTIMORE',
      state: 2,
      distributionVersion: 1,
    });
  });

  it('leaves nothing behind of a new release that is not paid', async () => {
    const { user, client } = await customer();
    await expect(
      client.call('resubmitRelease', {
        body: { ...goodContent, primaryContactEmail: user.email, userEmail: user.email },
      }),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'release-unpaid' } });
    expect(await Release.count({ where: { userId: user.userId } })).toBe(0);
  });
});

describe('validateRelease', () => {
  it('finds nothing in a good release, and changes nothing', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user);
    const { data } = await client.call('validateRelease', {
      body: { package: '200', distributionId: release.distributionId, cityState: 'ELSEWHERE' },
    });
    expect(data).toEqual({ valid: true });
    expect(await release.reload()).toMatchObject({ cityState: 'BALTIMORE', distributionVersion: 1 });
  });

  it('names what is broken in what was sent, over what is saved', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, { summary: 'short' });
    await expect(
      client.call('validateRelease', {
        body: { package: '200', distributionId: release.distributionId, headline: '' },
      }),
    ).rejects.toMatchObject({
      status: 400,
      problem: {
        code: 'invalid-input',
        errors: [
          'Please provide a press release headline.',
          'Your press release summary must have at least 30 characters.',
        ],
      },
    });
  });

  it('judges the body as it will be stored', async () => {
    const { client } = await customer();
    const body = `<script>${'a long script that is not text '.repeat(3)}</script>`;
    await expect(client.call('validateRelease', { body: { package: '80', body } })).rejects.toMatchObject({
      problem: {
        fields: expect.arrayContaining([
          expect.objectContaining({ pointer: '/body', rule: 'required' }),
        ]) as unknown,
      },
    });
  });
});
