import { describe, expect, it } from 'vitest';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const explanation = 'We have named the source of "400" & shortened it <3.';
const shorter = 'Harbor Robotics opens a plant in Baltimore and adds 400 jobs in three years';

/** A release in review whose headline an editor has changed. */
const changed = async (given: Parameters<typeof makeRelease>[1] = {}, headline = shorter) => {
  const [customer, staff] = [await makeUser(), await makeUser({ group: 'EDITOR' })];
  const release = await makeRelease(customer, { paid: true, ...given }, 'InEditorialReview');
  const { distributionId } = release;
  const path = { id: distributionId };
  const [owner, editor] = [await server.as(customer), await server.as(staff)];
  const body = { package: '200' as const, distributionVersion: 1, headline };
  await editor.call('saveReviewedRelease', { path, body });
  const propose = (more: object = {}) =>
    editor.call('approveWithChanges', { path, body: { distributionVersion: 2, explanation, ...more } });
  return { customer, staff, release, path, owner, editor, propose };
};

const mailsTo = async ({ email }: { email: string }): Promise<string[]> => {
  await runJobs(server);
  return server.ports.mail.sent
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject}\n${text}`);
};

describe('changes of an editor', () => {
  it('are not approved plainly, but proposed to the customer, who accepts them', async () => {
    const { customer, staff, release, path, owner, editor, propose } = await changed();
    await expect(
      editor.call('approveRelease', { path, body: { release: 'scheduled' } }),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'text-changed' } });
    const { data } = await propose();
    expect(data.release.publicationState).toBe('PendingDistributionUponUserApproval');
    expect(data.moves.at(-1)).toMatchObject({ by: staff.oktaLogin, reasons: [explanation] });
    const { data: asked } = await owner.call('getRelease', { path });
    expect(asked.editorialChanges).toEqual({ before: 1, after: 2, explanation });
    const compared = await owner.call('compareReleaseVersions', { path: { ...path, number: 1, other: 2 } });
    expect(compared.data.map(({ field }) => field)).toEqual(['headline']);
    const [mail = ''] = await mailsTo(customer);
    expect(mail).toContain(explanation);
    expect(mail).toContain(`/distribution/details/${path.id}`);

    const accepted = await owner.call('acceptChanges', { path, body: { distributionVersion: 2 } });
    expect(accepted.data).toMatchObject({
      publicationState: 'PendingDistribution',
      headline: shorter,
      editorialChanges: null,
    });
    const versions = await owner.call('listReleaseVersions', { path });
    expect(versions.data.map(({ kind }) => kind)).toEqual(['submitted', 'submitted']);
    expect((await mailsTo(staff)).join()).toContain('has accepted your changes');
    await release.update({ releaseDate: new Date(0) });
    await runJobs(server, { early: true });
    expect(await release.reload()).toMatchObject({ state: 4, headline: shorter });
  });

  it('are declined: the release is what the customer submitted, and can be approved as such', async () => {
    const { staff, release, path, owner, editor, propose } = await changed();
    await propose();
    const reason = 'The headline must stay & "400" too <3.';
    const { data } = await owner.call('declineChanges', { path, body: { reason: ` ${reason} ` } });
    expect(data).toMatchObject({
      publicationState: 'InEditorialReview',
      headline: release.headline,
      body: release.body,
      releaseDate: expect.any(String) as string,
      distributionVersion: 3,
    });
    expect((await mailsTo(staff)).join()).toContain(reason);
    const versions = await owner.call('listReleaseVersions', { path });
    expect(versions.data.map(({ kind }) => kind)).toEqual(['submitted', 'proposed', 'submitted']);
    await expect(propose({ distributionVersion: 3 })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'nothing-changed' },
    });
    const { data: approved } = await editor.call('approveRelease', { path, body: { release: 'scheduled' } });
    expect(approved.moves.map(({ to, reasons }) => [to, ...reasons])).toEqual([
      ['PendingDistributionUponUserApproval', explanation],
      ['InEditorialReview', reason],
      ['PendingDistribution'],
    ]);
  });

  it('that were taken back by the editor need no approval of the customer', async () => {
    const { release, path, editor, propose } = await changed();
    const body = { package: '200' as const, distributionVersion: 2, headline: release.headline };
    await editor.call('saveReviewedRelease', { path, body });
    await expect(propose({ distributionVersion: 3 })).rejects.toMatchObject({ status: 409 });
    const { data } = await editor.call('approveRelease', { path, body: { release: 'scheduled' } });
    expect(data.release.publicationState).toBe('PendingDistribution');
  });

  it('are proposed by the rules, with an explanation, and as the editor has seen them', async () => {
    const { release, propose } = await changed({}, 'Too short');
    await expect(propose()).rejects.toMatchObject({
      status: 400,
      problem: { fields: [{ pointer: '/headline' }] },
    });
    await expect(propose({ distributionVersion: 1 })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'draft-stale', currentVersion: 2 },
    });
    for (const wrong of ['', '  ', '<b>No</b>', 'x'.repeat(2001)])
      await expect(propose({ explanation: wrong })).rejects.toMatchObject({
        status: 400,
        problem: { fields: [{ pointer: '/explanation' }] },
      });
    expect((await release.reload()).state).toBe(5);
  });

  it('are published at once when their hour has passed', async () => {
    const { release, path, owner, propose } = await changed({
      releaseDate: new Date('2020-01-02T03:00:00Z'),
    });
    await propose();
    await owner.call('acceptChanges', { path });
    await runJobs(server);
    expect(await release.reload()).toMatchObject({ state: 4, wasOverdue: true, headline: shorter });
  });

  it('come too late for a release that was held meanwhile: the editor is named, and the time', async () => {
    const { staff, path, owner, editor, propose } = await changed();
    const reasons = [{ text: 'Please name a source.' }];
    await editor.call('holdRelease', { path, body: { reasons } });
    const states = {
      ...{ from: 'OnHold', by: staff.oktaLogin },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    };
    for (const late of [propose, () => owner.call('acceptChanges', { path })])
      await expect(late()).rejects.toMatchObject({ status: 409, problem: { states } });
  });

  it('are for their customer alone to answer, once, and as they were read', async () => {
    const { release, path, owner, editor, propose } = await changed();
    const early = { status: 409, problem: { states: { from: 'InEditorialReview' } } };
    await expect(owner.call('acceptChanges', { path })).rejects.toMatchObject(early);
    await expect(owner.call('declineChanges', { path })).rejects.toMatchObject(early);
    await propose();
    for (const stranger of [editor, await server.as(await makeUser())])
      for (const operation of ['acceptChanges', 'declineChanges'] as const)
        await expect(stranger.call(operation, { path })).rejects.toMatchObject({ status: 404 });
    await expect(
      owner.call('acceptChanges', { path, body: { distributionVersion: 1 } }),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'draft-stale' } });
    await expect(owner.call('declineChanges', { path, body: { reason: '<i>No</i>' } })).rejects.toMatchObject(
      { status: 400, problem: { fields: [{ pointer: '/reason' }] } },
    );
    expect((await release.reload()).state).toBe(8);
    const outcomes = await Promise.allSettled([
      owner.call('acceptChanges', { path }),
      owner.call('declineChanges', { path }),
    ]);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals).toMatchObject([{ status: 409, problem: { code: 'state-conflict' } }]);
  });
});
