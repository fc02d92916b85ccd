import { describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { makePdf, makeUpload } from '../../testing/makeUpload';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const customer = async () => {
  const user = await makeUser();
  const image = await makeUpload(user, server.ports.storage);
  const pdf = await makePdf(user, server.ports.storage);
  return {
    user,
    client: await server.as(user),
    image,
    pdf: { uploadKey: pdf.uploadKey, fileName: 'plan.pdf' },
  };
};
type Customer = Awaited<ReturnType<typeof customer>>;

const save = async (
  { client }: Customer,
  body: object,
  over?: { distributionId: number; distributionVersion: number },
) => {
  const id = over && { distributionId: over.distributionId, distributionVersion: over.distributionVersion };
  return (await client.call('saveDraft', { body: { ...goodContent, ...id, ...body } })).data;
};
const read = async ({ client }: Customer, { distributionId }: { distributionId: number }) =>
  (await client.call('getRelease', { path: { id: distributionId } })).data;
const refusal = (error: unknown) => ({
  status: (error as { status: number }).status,
  fields: (error as { problem: { fields?: { pointer: string; message: string }[] } }).problem.fields?.map(
    ({ pointer, message }) => ({ pointer, message }),
  ),
});
const refused = async (work: Promise<unknown>) => work.then(() => null, refusal);
const usesOf = async (distributionId: number): Promise<number> =>
  (await execute("select 1 from file_uses where used_by = 'release' and used_by_id = $1", [distributionId]))
    .length;

describe('the files of a release', () => {
  it('are saved with what their uploads are, and answered with ids', async () => {
    const one = await customer();
    const newsImage = {
      uploadKey: one.image,
      caption: 'The plant',
      altText: 'A hall',
      fileName: 'x.png',
      fileSize: 1,
    };
    const saved = await save(one, { newsImage, attachments: [{ ...one.pdf, caption: 'Facts' }] });
    expect(saved.newsImage).toEqual({ assetId: expect.any(Number) as number, uploadKey: one.image });
    expect(saved.attachments).toMatchObject([{ fileName: 'fact-sheet.pdf', uploadKey: one.pdf.uploadKey }]);
    const release = await read(one, saved);
    expect(release.newsImage).toMatchObject({
      ...saved.newsImage,
      fileName: 'logo.jpeg',
      filePath: `/file/${one.image}`,
      caption: 'The plant',
      altText: 'A hall',
      base64Preview: null,
    });
    expect(release.newsImage?.fileSize).toBeGreaterThan(100);
    expect(release.attachments).toMatchObject([
      { fileName: 'fact-sheet.pdf', caption: 'Facts', altText: '' },
    ]);
  });

  it('are kept by a save of the desk, which may add its own and none of other people', async () => {
    const [one, two] = [await customer(), await customer()];
    const draft = await save(one, { attachments: [{ ...one.pdf, caption: 'Facts' }] });
    const { distributionId: id, distributionVersion } = draft;
    await execute('update releases set state = 0, paid_at = now() where distribution_id = $1', [id]);
    const editor = await server.as(await makeUser({ group: 'EDITOR' }));
    const saving = (attachments: object[]) =>
      editor.call('saveReviewedRelease', {
        path: { id },
        body: { ...goodContent, distributionVersion, attachments } as never,
      });
    expect(await refused(saving([{ ...two.pdf, caption: 'Facts' }]))).toMatchObject({ status: 400 });
    await saving([{ ...one.pdf, caption: 'All facts' }]);
    expect((await read(one, draft)).attachments).toMatchObject([{ caption: 'All facts' }]);
  });

  it('stay when they are not sent, keep their order, and go when they are left out', async () => {
    const one = await customer();
    const second = await makeUpload(one.user, server.ports.storage, { type: 'png' });
    const attachments = [one.pdf, { uploadKey: second, fileName: 'logo.png' }];
    const first = await save(one, { newsImage: { uploadKey: one.image }, attachments });
    const kept = await save(one, {}, first);
    expect(kept.newsImage?.uploadKey).toBe(one.image);
    expect(kept.attachments.map(({ uploadKey }) => uploadKey)).toEqual([one.pdf.uploadKey, second]);
    const turned = await save(one, { attachments: attachments.toReversed() }, kept);
    expect(turned.attachments.map(({ uploadKey }) => uploadKey)).toEqual([second, one.pdf.uploadKey]);
    expect(await usesOf(first.distributionId)).toBe(3);
    const emptied = await save(one, { newsImage: null, attachments: [] }, turned);
    expect(emptied).toMatchObject({ newsImage: null, attachments: [] });
  });

  it('are kept while a version names them, and no longer', async () => {
    const one = await customer();
    const first = await save(one, { headline: 'Before' });
    const isAutomatic = true;
    const second = await save(one, { isAutomatic, attachments: [one.pdf] }, first);
    const third = await save(one, { isAutomatic, attachments: [] }, second);
    expect(await usesOf(first.distributionId)).toBe(0);
    const fourth = await save(one, { newsImage: { uploadKey: one.image }, attachments: [one.pdf] }, third);
    const fifth = await save(one, { newsImage: null, attachments: [] }, fourth);
    expect(await usesOf(first.distributionId)).toBe(2);
    expect((await save(one, { attachments: [one.pdf] }, fifth)).attachments).toHaveLength(1);
  });

  it('are let go of with the draft', async () => {
    const one = await customer();
    const saved = await save(one, { attachments: [one.pdf] });
    await one.client.call('deleteDraft', { path: { id: saved.distributionId } });
    expect(await usesOf(saved.distributionId)).toBe(0);
  });
});

describe('a file is refused', () => {
  const gone = 'This file is not there any more. Please remove it and upload it again.';

  it('that is somebody else’s or does not exist, and nothing is saved', async () => {
    const [one, other] = [await customer(), await customer()];
    const saved = await save(one, {});
    const theirs = await save(other, { attachments: [other.pdf] });
    for (const uploadKey of [other.pdf.uploadKey, 'x'.repeat(24), "' or 1=1 --", '\u202e../../etc'])
      expect(
        await refused(save(one, { headline: 'New', attachments: [{ uploadKey, fileName: 'a.pdf' }] }, saved)),
      ).toEqual({ status: 400, fields: [{ pointer: '/attachments/0/uploadKey', message: gone }] });
    // A release of theirs that uses it does not open it.
    expect(await refused(save(one, { attachments: [other.pdf] }, theirs))).toMatchObject({ status: 404 });
    const nul = { attachments: [{ uploadKey: 'a\0b', fileName: 'a.pdf', caption: '\0' }] };
    expect(await refused(save(one, nul, saved))).toMatchObject({ status: 400 });
    expect(await read(one, saved)).toMatchObject({ headline: goodContent.headline, attachments: [] });
  });

  it('as an image that is a pdf, whatever it is called', async () => {
    const one = await customer();
    expect(
      await refused(save(one, { newsImage: { uploadKey: one.pdf.uploadKey, fileName: 'plan.png' } })),
    ).toEqual({
      status: 400,
      fields: [
        { pointer: '/newsImage/fileName', message: 'Please select a file of the type png, jpeg or gif.' },
      ],
    });
  });

  it('without a caption, twice, or in a package without images, when the release is checked as a whole', async () => {
    const one = await customer();
    const twice = [one.pdf, { ...one.pdf, fileName: 'other.pdf', caption: 'x'.repeat(200) }];
    const saved = await save(one, { package: '80', newsImage: { uploadKey: one.image }, attachments: twice });
    const { user } = one;
    const contacts = { primaryContactEmail: user.email, userEmail: user.email };
    const check = (body: object) =>
      refused(one.client.call('validateRelease', { body: { ...goodContent, ...contacts, ...body } }));
    const duplicate =
      'An attachment with the same name already exists. If you wish to attach duplicate items they must have different names.';
    const { distributionId } = saved;
    expect(await check({ distributionId, package: '80' })).toEqual({
      status: 400,
      fields: [
        { pointer: '/newsImage', message: 'A news image is available with Advanced and Premium only.' },
        { pointer: '/newsImage/caption', message: 'The Caption field is required' },
        { pointer: '/attachments', message: duplicate },
      ],
    });
    expect(await check({ attachments: [one.pdf] })).toEqual({
      status: 400,
      fields: [{ pointer: '/attachments/0/caption', message: 'The Caption field is required' }],
    });
    const long = { attachments: [{ ...one.pdf, caption: 'x'.repeat(201) }] };
    expect(await refused(save(one, long))).toEqual({
      status: 400,
      fields: [{ pointer: '/attachments/0/caption', message: 'The Caption cannot exceed 200 characters.' }],
    });
  });
});

it('hostile captions are kept as they were typed, and previews are never stored', async () => {
  const one = await customer();
  const captions = [
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    "{{7*7}} '; drop table files; --",
  ];
  for (const caption of captions) {
    const saved = await save(one, {
      newsImage: { uploadKey: one.image, caption, altText: caption, credit: caption },
    });
    expect((await read(one, saved)).newsImage).toMatchObject({ caption, altText: caption, credit: caption });
  }
  const token = await makeSession(one.user);
  const { status } = await server.send('/api/distribution/item/saveDraft', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      package: '200',
      newsImage: { uploadKey: one.image, base64Preview: 'data:image/png;base64,AA' },
    }),
  });
  expect(status).toBe(400);
});

it('staff read at the desk what the release names', async () => {
  const one = await customer();
  const editor: User = await makeUser({ group: 'EDITOR' });
  const release = await makeRelease(one.user, {}, 'PendingEditorialReview');
  const stored = {
    fileName: 'a.pdf',
    filePath: '/file/x',
    fileSize: 1,
    caption: 'A',
    altText: '',
    assetId: 1,
  };
  await release.update({ attachments: [{ ...stored, uploadKey: one.pdf.uploadKey }] });
  const { data } = await (
    await server.as(editor)
  ).call('getReviewedRelease', {
    path: { id: release.distributionId },
  });
  expect(data.release.attachments).toMatchObject([{ caption: 'A', uploadKey: one.pdf.uploadKey }]);
});
