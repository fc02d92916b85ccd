import { message } from '@dispatch/contract';
import { describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Release } from '../lifecycle/Release';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makePdf } from '../../testing/makeUpload';
import { readPdf } from '../../testing/readPdf';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const corrected = 'Harbor Robotics opens Baltimore plant and adds 4,000 jobs over three years';
const as = async (group: 'EDITOR' | 'ADMIN' | 'FINANCE' | 'USER') => server.as(await makeUser({ group }));
const inPlaceOf = async (user: User) => {
  const staff = server.withToken(await makeSession(await makeUser({ group: 'EDITOR' })));
  const { data } = await staff.call('impersonateUser', { path: { id: user.userId }, query: { force: true } });
  return server.withToken(data.sid);
};
const at = ({ distributionId }: Release) => ({ path: { id: distributionId } });
const draft = ({ distributionId, distributionVersion, headline }: Release, more: object = {}) => ({
  body: { package: '200' as const, distributionId, distributionVersion, headline, ...more },
});
const pageOf = async ({ slug, prwebPressReleaseId }: Release, file = '') => {
  const response = await server.send(`/news/${slug ?? ''}-${prwebPressReleaseId}${file}`);
  const text = await response.text();
  // Without the others of its company.
  return { status: response.status, text: text.replace(/<aside[\s\S]*<\/aside>/, '') };
};
const given = async (state: Parameters<typeof makeRelease>[2], more: object = {}) => {
  const customer = await makeUser();
  return { customer, release: await makeRelease(customer, { paid: true, ...more }, state) };
};

describe('a published release', () => {
  it('keeps its page until it is republished; then the page names the correction', async () => {
    const { customer, release } = await given('Published', {
      releaseDate: new Date('2020-01-02T03:00:00Z'),
    });
    const editor = await as('EDITOR');
    const saved = await editor.call('saveReviewedRelease', {
      ...at(release),
      ...draft(release, { headline: corrected }),
    });
    expect(saved.data.release).toMatchObject({ publicationState: 'Published', headline: corrected });
    const before = await pageOf(release);
    expect(before.text).toContain(release.headline);
    expect(before.text).not.toContain('4,000');
    expect(before.text).not.toContain('Corrected on');
    const hostile = 'Jobs: 4,000 & not "400" <3';
    const { data } = await editor.call('publishRelease', {
      body: {
        distributionId: release.distributionId,
        distributionVersion: 2,
        correctionNote: ` ${hostile} `,
      },
    });
    expect(data).toMatchObject({
      publicationState: 'Published',
      prwebPressReleaseId: release.prwebPressReleaseId,
      publicUrl: `/news/${release.slug ?? ''}-${release.prwebPressReleaseId}`,
      distributionPRWebVersion: 2,
    });
    const after = await pageOf(release);
    expect(after.text).toContain(`<h1 class="article-headline">${corrected}</h1>`);
    expect(after.text).toMatch(
      /Corrected on\s+<time datetime="[^"]+">[^<]+ET<\/time\s*><\/span\s*>: Jobs: 4,000 &amp; not &quot;400&quot; &lt;3\s*<a href="#corrections"/,
    );
    const versions = await editor.call('listReleaseVersions', at(release));
    expect(versions.data.map(({ kind }) => kind)).toEqual(['correction', 'published']);
    server.ports.site.answer = (at) => server.send(at, { redirect: 'manual' });
    const runs = await runJobs(server, { early: true });
    const expected = ['mail-release-move', 'queue-deliveries', 'check-page', 'sign-releases'];
    expect(runs.filter(({ name }) => !expected.includes(name))).toEqual([]);
    const mails = server.ports.mail.sent.filter(({ to }) => to === customer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `REL-${release.prwebPressReleaseId} has been corrected`,
    ]);
    expect(mails[0]?.text).toContain(hostile);
  });

  it("is saved and republished in its owner's place, by its owner never", async () => {
    const { customer, release } = await given('Published');
    const [owner, other, staff] = [await server.as(customer), await as('USER'), await inPlaceOf(customer)];
    const body = { distributionId: release.distributionId };
    await expect(owner.call('saveDraft', draft(release))).rejects.toMatchObject({ status: 409 });
    await expect(owner.call('publishRelease', { body })).rejects.toMatchObject({ status: 403 });
    for (const stranger of [other, await as('FINANCE')])
      await expect(stranger.call('publishRelease', { body })).rejects.toMatchObject({ status: 404 });
    await staff.call('saveDraft', draft(release, { headline: corrected }));
    expect((await pageOf(release)).text).not.toContain('4,000');
    const seenBy = async (reader: typeof owner) =>
      (await reader.call('getRelease', at(release))).data.headline;
    expect([await seenBy(owner), await seenBy(staff)]).toEqual([release.headline, corrected]);
    await staff.call('publishRelease', { body });
    expect((await pageOf(release)).text).toContain('4,000');
    expect(await seenBy(owner)).toBe(corrected);
    const [move] = await execute<{ action: string }>(
      'select action, actor_user_id from release_moves where distribution_id = $1',
      [release.distributionId],
    );
    expect(move).toMatchObject({ action: 'republish', actor_user_id: customer.userId });
  });

  it('shows its old files, and no new ones, until it is republished', async () => {
    const { release } = await given('Published');
    const user = await makeUser({ group: 'EDITOR' });
    const [editor, file] = [await server.as(user), await makePdf(user, server.ports.storage)];
    const { uploadKey } = file;
    const attachments = [{ uploadKey, fileName: 'plan.pdf', caption: 'Plan' }];
    await editor.call('saveReviewedRelease', { ...at(release), ...draft(release, { attachments }) });
    expect((await pageOf(release, `/${uploadKey}`)).status).toBe(404);
    await editor.call('publishRelease', { body: { distributionId: release.distributionId } });
    expect((await pageOf(release, `/${uploadKey}`)).status).toBe(200);
    await release.reload();
    await editor.call('saveReviewedRelease', { ...at(release), ...draft(release, { attachments: [] }) });
    expect((await pageOf(release, `/${uploadKey}`)).status).toBe(200);
  });

  it('shows its owner nothing of a correction, wherever they read it, until it is republished', async () => {
    const { customer, release } = await given('Published');
    const editor = await makeUser({ group: 'EDITOR' });
    const [owner, desk, staff] = [
      await server.as(customer),
      await server.as(editor),
      await inPlaceOf(customer),
    ];
    const saving = { headline: corrected, cityState: 'NORFOLK' };
    await desk.call('saveReviewedRelease', { ...at(release), ...draft(release, saving) });
    const { distributionId } = release;
    const statusOf = (call: Promise<{ status: number }>) =>
      call.then(
        ({ status }) => status,
        (error: unknown) => (error as { status: number }).status,
      );
    const readBy = async (reader: typeof owner) => ({
      list: (await reader.call('listReleases', {})).data.map(({ HeadLine, CityState }) => [
        HeadLine,
        CityState,
      ]),
      found: (await reader.call('listReleases', { query: { searchText: '4,000' } })).data.length,
      versions: (await reader.call('listReleaseVersions', at(release))).data.map(({ number }) => number),
      count: (await reader.call('listReleaseVersions', at(release))).headers.get('x-total-count'),
      read: await statusOf(reader.call('getReleaseVersion', { path: { id: distributionId, number: 2 } })),
      compared: await statusOf(
        reader.call('compareReleaseVersions', { path: { id: distributionId, number: 1, other: 2 } }),
      ),
    });
    const pdfFor = async (user: User) => {
      const headers = { Authorization: `Bearer ${await makeSession(user)}` };
      const response = await server.send(`/api/distribution/item/${distributionId}/pdf`, { headers });
      return readPdf(Buffer.from(await response.arrayBuffer())).text;
    };
    const seen = { versions: [2, 1], count: '2', read: 200, compared: 200 };
    const after = { list: [[corrected, 'NORFOLK']], found: 1, ...seen };
    expect(await readBy(owner)).toEqual({
      ...{ list: [[release.headline, 'BALTIMORE']], found: 0 },
      ...{ versions: [1], count: '1', read: 404, compared: 404 },
    });
    expect(await readBy(staff)).toEqual(after);
    expect(await readBy(desk)).toEqual({ ...after, list: [], found: 0 });
    expect([await pdfFor(customer), await pdfFor(editor)]).toEqual([
      expect.stringContaining(release.headline),
      expect.stringContaining(corrected),
    ]);
    const receipts = await owner.call('listReceipts', { query: { distributionId } });
    expect(JSON.stringify(receipts.data)).toContain(release.headline);
    await desk.call('publishRelease', { body: { distributionId } });
    expect(await readBy(owner)).toEqual(after);
    expect(await pdfFor(customer)).toContain(corrected);
  });

  it('is not republished against the rules, nor over a save that was not seen', async () => {
    const { release } = await given('Published');
    const editor = await as('ADMIN');
    await editor.call('saveReviewedRelease', {
      ...at(release),
      ...draft(release, { headline: 'Too short' }),
    });
    const body = { distributionId: release.distributionId };
    await expect(
      editor.call('publishRelease', { body: { ...body, distributionVersion: 1 } }),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'draft-stale', currentVersion: 2 } });
    await expect(editor.call('publishRelease', { body })).rejects.toMatchObject({
      status: 400,
      problem: { fields: [{ pointer: '/headline' }] },
    });
    for (const correctionNote of ['x'.repeat(501), '<b>No</b>'])
      await expect(
        editor.call('publishRelease', { body: { ...body, correctionNote } }),
      ).rejects.toMatchObject({ status: 400, problem: { fields: [{ pointer: '/correctionNote' }] } });
    const email = 'new.desk@harbor.example';
    const unverified = { headline: corrected, primaryContactEmail: email, distributionVersion: 2 };
    await editor.call('saveReviewedRelease', { ...at(release), ...draft(release, unverified) });
    await expect(editor.call('publishRelease', { body })).rejects.toMatchObject({
      status: 400,
      problem: {
        fields: [
          {
            pointer: '/primaryContactEmail',
            rule: 'verified',
            message: message('contact-unverified', { email }),
          },
        ],
      },
    });
    expect((await pageOf(release)).text).toContain(release.headline);
    const { release: waiting } = await given('PendingDistribution');
    await expect(
      editor.call('publishRelease', { body: { distributionId: waiting.distributionId } }),
    ).rejects.toMatchObject({
      status: 409,
      problem: { states: { from: 'PendingDistribution', to: 'Published' } },
    });
  });
});

it.each(['the desk', 'the place of its owner'])(
  'an approved release is saved from %s when somebody asks for it, and by all rules',
  async (from) => {
    const { customer, release } = await given('PendingDistribution');
    const isDesk = from === 'the desk';
    const staff = isDesk ? await as('EDITOR') : await inPlaceOf(customer);
    const save = (more: object): Promise<unknown> =>
      isDesk
        ? staff.call('saveReviewedRelease', { ...at(release), ...draft(release, more) })
        : staff.call('saveDraft', draft(release, more));
    await expect(save({ headline: 'Too short', summary: '' })).rejects.toMatchObject({
      status: 400,
      problem: { fields: [{ pointer: '/headline' }, { pointer: '/summary' }] },
    });
    await expect(save({ headline: corrected, isAutomatic: true })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'state-conflict' },
    });
    expect(await release.reload()).toMatchObject({ headline: release.headline, distributionVersion: 1 });
    await save({ headline: corrected });
    expect(await release.reload()).toMatchObject({ headline: corrected, state: 3 });
  },
);

describe('the desk', () => {
  it.each([
    'PendingEditorialReview',
    'PendingDistribution',
    'InEditorialReview',
    'PendingSeniorReview',
  ] as const)(
    'saves a release in the state %s, which it keeps, as a version in its own name',
    async (state) => {
      const { release } = await given(state);
      const user = await makeUser({ group: 'EDITOR', firstName: 'Ruth', lastName: 'Adeyemi' });
      const editor = await server.as(user);
      const summary = 'Warehouse robots from a shipyard in Baltimore.';
      const saving = { ...at(release), ...draft(release, { summary }) };
      const { data } = await editor.call('saveReviewedRelease', saving);
      expect(data.release).toMatchObject({ publicationState: state, summary });
      const versions = await editor.call('listReleaseVersions', at(release));
      expect(versions.data[0]).toMatchObject({ number: 2, kind: 'draft', savedBy: 'Ruth Adeyemi' });
      await expect((await as('ADMIN')).call('saveReviewedRelease', saving)).rejects.toMatchObject({
        status: 409,
        problem: { code: 'draft-stale', currentVersion: 2, savedBy: user.oktaLogin },
      });
    },
  );

  it.each([
    ['DraftMode', 404],
    ['OnHold', 409],
    ['PendingDistributionUponUserApproval', 409],
    ['NotSent', 409],
  ] as const)('does not save a release in the state %s', async (state, status) => {
    const { release } = await given(state);
    const saving = { ...at(release), ...draft(release, { summary: 'Shorter.' }) };
    await expect((await as('EDITOR')).call('saveReviewedRelease', saving)).rejects.toMatchObject({ status });
    expect((await release.reload()).summary).not.toBe('Shorter.');
  });

  it('adds nothing that costs, also to a release that cost nothing', async () => {
    const { customer, release } = await given('InEditorialReview', { paid: false });
    const editor = await as('EDITOR');
    for (const more of [{ package: '360' }, { hasPriorityRelease: true }, { cjl: 2 }])
      await expect(
        editor.call('saveReviewedRelease', { ...at(release), ...draft(release, more) }),
      ).rejects.toMatchObject({ status: 409, problem: { code: 'release-paid' } });
    await release.update({ state: 0 });
    await expect(
      (await inPlaceOf(customer)).call('saveDraft', draft(release, { hasPriorityRelease: true })),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'release-paid' } });
  });

  it('saves for staff alone, and the release of the address', async () => {
    const { customer, release } = await given('InEditorialReview');
    const { release: another } = await given('InEditorialReview');
    await expect(
      (await server.as(customer)).call('saveReviewedRelease', { ...at(release), ...draft(release) }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      (await as('EDITOR')).call('saveReviewedRelease', { ...at(release), ...draft(another) }),
    ).rejects.toMatchObject({ status: 400, problem: { fields: [{ pointer: '/distributionId' }] } });
  });
});
