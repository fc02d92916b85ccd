import { type MediaTopicCode, packageIds } from '@dispatch/contract';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { Release } from '../lifecycle/Release';
import { makeSession, makeUser } from '../../testing/factories';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const customer = async () => {
  const user = await makeUser();
  return { user, client: await server.as(user) };
};

const read = (distributionId: number) => Release.findByPk(distributionId, { rejectOnEmpty: true });

const post = async (token: string, body: unknown): Promise<Response> =>
  server.send('/api/distribution/item/saveDraft', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

describe('the first save', () => {
  it('answers 201 with ids and versions, and the row is there', async () => {
    const { user, client } = await customer();
    const { status, data } = await client.call('saveDraft', { body: goodContent });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      distributionVersion: 1,
      distributionPRWebVersion: 0,
      body: goodContent.body,
    });
    expect(data.prwebPressReleaseId).toBeGreaterThanOrEqual(204_800);
    const row = await read(data.distributionId);
    expect(row).toMatchObject({
      ...goodContent,
      userId: user.userId,
      savedBy: user.userId,
      state: 1,
      paidAt: null,
    });
  });

  it('keeps the language, takes en-US where none is named, and refuses what is none', async () => {
    const { user, client } = await customer();
    const saved = async (language?: string) => {
      const body = { package: '80' as const, ...(language === undefined ? {} : { language }) };
      const { data } = await client.call('saveDraft', { body });
      return (await client.call('getRelease', { path: { id: data.distributionId } })).data.language;
    };
    expect([await saved('zh-Hans'), await saved(''), await saved()]).toEqual(['zh-Hans', 'en-US', 'en-US']);
    const refused = await post(await makeSession(user), { package: '80', language: 'x" onload="y' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: ['Please select a language.'] });
  });

  it('keeps topics in their order, and refuses more than three, one twice and what is none', async () => {
    const { user, client } = await customer();
    const mediaTopics: MediaTopicCode[] = ['20000400', '05000000'];
    const { data } = await client.call('saveDraft', { body: { package: '80', mediaTopics } });
    const saved = await client.call('getRelease', { path: { id: data.distributionId } });
    expect(saved.data.mediaTopics).toEqual(['20000400', '05000000']);
    for (const codes of [
      ['99999999'],
      ['20000400', '20000400'],
      ['20000400', '05000000', '20000410', '20000411'],
    ]) {
      const refused = await post(await makeSession(user), { package: '80', mediaTopics: codes });
      expect(refused.status, codes.join()).toBe(400);
    }
  });

  it('takes an empty draft: nothing but a package is needed', async () => {
    const { client } = await customer();
    const { status, data } = await client.call('saveDraft', { body: { package: '80' } });
    expect(status).toBe(201);
    expect(await read(data.distributionId)).toMatchObject({
      headline: '',
      body: '',
      cjl: 0,
      cjlSelected: [],
    });
  });

  it.each([...packageIds])(
    'takes the turnaround of %s plus one hour as its release time',
    async (packageId) => {
      setClock(new Date('2026-11-20T15:00:00Z'));
      const { client } = await customer();
      const { data } = await client.call('saveDraft', { body: { package: packageId, releaseDate: null } });
      setClock(null);
      const hours = ['80', '140'].includes(packageId) ? 49 : 25;
      expect(data.releaseDate).toBe(new Date(Date.UTC(2026, 10, 20, 15 + hours)).toISOString().slice(0, 19));
    },
  );

  it('is a release of its own each time', async () => {
    const { client } = await customer();
    const first = await client.call('saveDraft', { body: { package: '80' } });
    const second = await client.call('saveDraft', { body: { package: '80' } });
    expect(second.data.distributionId).not.toBe(first.data.distributionId);
    expect(second.data.prwebPressReleaseId).not.toBe(first.data.prwebPressReleaseId);
  });
});

describe('a later save', () => {
  it('raises the version, keeps what was not sent, and writes the audit log', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user);
    const { distributionId } = release;
    const { status, data } = await client.call('saveDraft', {
      body: { package: '200', distributionId, distributionVersion: 1, cityState: 'ANNAPOLIS', cjl: 2 },
    });
    expect(status).toBe(200);
    expect(data.distributionVersion).toBe(2);
    expect(await read(distributionId)).toMatchObject({
      cityState: 'ANNAPOLIS',
      cjl: 2,
      headline: goodContent.headline,
      releaseDate: release.releaseDate,
    });
    const log = await execute(`select actor_user_id, action, details from audit_log where subject_id = $1`, [
      String(distributionId),
    ]);
    expect(log).toEqual([{ actor_user_id: user.userId, action: 'release.save', details: { version: 2 } }]);
  });

  it('empties a field that was sent empty', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user, { cjlSelected: [1] });
    await client.call('saveDraft', {
      body: { package: '200', distributionId, distributionVersion: 1, headline: '', cjlSelected: [] },
    });
    expect(await read(distributionId)).toMatchObject({ headline: '', cjlSelected: [] });
  });

  it('keeps exactly what was typed, and takes out of phone numbers what cannot be printed', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user);
    const typed = { headline: '  5 < 6 &amp; “Ça va”, 10% off\\_ ', summary: ' \t x \n' };
    await client.call('saveDraft', {
      body: {
        package: '200',
        distributionId,
        distributionVersion: 1,
        ...typed,
        primaryContactPhone: '\u202a410\u00a0555\t0142\u202c\u200b',
        userPhoneExtension: '1\u00072',
      },
    });
    expect(await read(distributionId)).toMatchObject({
      ...typed,
      primaryContactPhone: '410\u00a05550142',
      userPhoneExtension: '12',
    });
  });

  it('clears the additional contact when it is switched off', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user, {
      hasSecondaryContact: true,
      secondaryContactName: 'Lee Park',
    });
    await client.call('saveDraft', {
      body: { package: '200', distributionId, distributionVersion: 1, hasSecondaryContact: false },
    });
    expect(await read(distributionId)).toMatchObject({
      hasSecondaryContact: false,
      secondaryContactName: '',
    });
  });

  it('remembers the chosen lists once each, and refuses one that does not exist', async () => {
    const { client } = await customer();
    const { data } = await client.call('saveDraft', {
      body: { package: '360', cjlSelected: [{ id: 2 }, { id: 1, categoryName: 'Invented' }, { id: 2 }] },
    });
    expect((await read(data.distributionId)).cjlSelected).toEqual([2, 1]);
    const { data: release } = await client.call('getRelease', { path: { id: data.distributionId } });
    expect(release.cjlSelected.map(({ categoryName }) => categoryName)).not.toContain('Invented');
    await expect(
      client.call('saveDraft', { body: { package: '360', cjlSelected: [{ id: 1 }, { id: 999_999 }] } }),
    ).rejects.toMatchObject({
      status: 400,
      problem: {
        fields: [{ pointer: '/cjlSelected/1/id', message: 'This journalist list does not exist.' }],
      },
    });
  });
});

describe('a save that comes too late', () => {
  it('is refused with the version, the name and the time of the other one, and overwrites nothing', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user);
    const body = { package: '200', distributionId, distributionVersion: 1 } as const;
    const { data } = await client.call('saveDraft', { body: { ...body, cityState: 'FIRST' } });
    await expect(client.call('saveDraft', { body: { ...body, cityState: 'SECOND' } })).rejects.toMatchObject({
      status: 409,
      problem: {
        code: 'draft-stale',
        message: 'This release was changed in another window or by somebody else. Nothing was overwritten.',
        currentVersion: 2,
        savedBy: user.oktaLogin,
        savedAt: data.savedAt,
      },
    });
    expect(await read(distributionId)).toMatchObject({ cityState: 'FIRST', distributionVersion: 2 });
  });

  it('wins or loses as a whole when two come at once', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, place) =>
        client.call('saveDraft', {
          body: {
            package: '200',
            distributionId,
            distributionVersion: 1,
            cityState: `WINDOW ${place}`,
            summary: `Written in window ${place}.`,
          },
        }),
      ),
    );
    const won = outcomes.flatMap(({ status }, place) => (status === 'fulfilled' ? [place] : []));
    expect(won).toHaveLength(1);
    const row = await read(distributionId);
    expect(row).toMatchObject({
      distributionVersion: 2,
      cityState: `WINDOW ${won[0]}`,
      summary: `Written in window ${won[0]}.`,
    });
  });
});

describe('what may be saved when', () => {
  it.each(['DraftMode', 'OnHold', 'OnHoldLimitedDistribution'] as const)('in %s', async (state) => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user, {}, state);
    await client.call('saveDraft', {
      body: { package: '200', distributionId, distributionVersion: 1, cityState: 'X1' },
    });
    expect(await read(distributionId)).toMatchObject({ cityState: 'X1', distributionVersion: 2 });
  });

  it.each([
    'PendingEditorialReview',
    'InEditorialReview',
    'PendingDistribution',
    'Published',
    'OnHoldLocked',
  ] as const)('not in %s', async (state) => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user, {}, state);
    await expect(
      client.call('saveDraft', {
        body: { package: '200', distributionId, distributionVersion: 1, cityState: 'X1' },
      }),
    ).rejects.toMatchObject({
      status: 409,
      problem: {
        code: 'state-conflict',
        message: `A release in the state ${state} cannot be edited.`,
        states: { from: state },
      },
    });
    expect(await read(distributionId)).toMatchObject({ cityState: 'BALTIMORE', distributionVersion: 1 });
  });

  it('adds nothing that costs once it is paid, and keeps what was paid for', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user, { paid: true, cjl: 1, hasCisionSocialPost: true });
    const body = { package: '200', distributionId, distributionVersion: 1, cityState: 'PAID' } as const;
    for (const more of [{ cjl: 2 }, { hasPriorityRelease: true }]) {
      await expect(client.call('saveDraft', { body: { ...body, ...more } })).rejects.toMatchObject({
        status: 409,
        problem: {
          code: 'release-paid',
          message: 'The release has already been paid for. Nothing that costs extra can be added to it.',
        },
      });
    }
    for (const packageId of ['80', '360'] as const) {
      await expect(client.call('saveDraft', { body: { ...body, package: packageId } })).rejects.toMatchObject(
        {
          status: 409,
          problem: {
            code: 'release-paid',
            message: 'The package of a release that has been paid for cannot be changed.',
          },
        },
      );
    }
    expect(await read(distributionId)).toMatchObject({ cityState: 'BALTIMORE', distributionVersion: 1 });
    await client.call('saveDraft', { body: { ...body, cjl: 0, hasCisionSocialPost: false } });
    expect(await read(distributionId)).toMatchObject({
      cityState: 'PAID',
      cjl: 1,
      hasCisionSocialPost: true,
    });
  });
});

describe('bad input', () => {
  it('a body that is too long once it is clean is refused by name, and nothing is saved', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user);
    const body = { package: '200', distributionId, distributionVersion: 1, cityState: 'NEW' } as const;
    await expect(
      client.call('saveDraft', { body: { ...body, body: '&'.repeat(90_000) } }),
    ).rejects.toMatchObject({
      status: 400,
      problem: {
        fields: [{ pointer: '/body', message: 'Your press release body cannot exceed 100000 characters.' }],
      },
    });
    expect(await read(distributionId)).toMatchObject({ cityState: 'BALTIMORE', distributionVersion: 1 });
  });

  it('takes scripts out of the body, and answers with what was stored', async () => {
    const { client } = await customer();
    const { data } = await client.call('saveDraft', {
      body: {
        package: '80',
        body: '<h1>News</h1><script>alert(1)</script><p onclick="alert(1)">Read <a href="javascript:alert(1)">this</a></p>',
      },
    });
    expect(data.body).toBe('<h2>News</h2><p>Read this</p>');
    expect((await read(data.distributionId)).body).toBe(data.body);
  });

  const collection = fileURLToPath(new URL('../../../../../shared/data/xss/payloads.json', import.meta.url));
  const payloads = existsSync(collection)
    ? (JSON.parse(readFileSync(collection, 'utf8')) as string[])
    : ['<svg onload=alert(1)>'];

  it('stores nothing that a browser would run, whatever the body is', async () => {
    const { client } = await customer();
    for (const payload of payloads) {
      const { data } = await client.call('saveDraft', { body: { package: '80', body: `<p>${payload}</p>` } });
      const { body } = await read(data.distributionId);
      expect(body).not.toMatch(
        /<(?!\/?(?:p|h[2-4]|strong|em|u|ul|ol|li|a|blockquote|br)[ >])|<[^>]*\son\w+\s*=/i,
      );
    }
  });
});
