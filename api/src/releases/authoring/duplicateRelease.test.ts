import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { goodContent } from '../../testing/makeRelease';
import { makeUpload } from '../../testing/makeUpload';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

it('begins a draft with text, contacts and media, without time, additions, payment and history', async () => {
  const [user, editor] = [await makeUser(), await makeUser({ group: 'EDITOR' })];
  const client = await server.as(user);
  const uploadKey = await makeUpload(user, server.ports.storage);
  const newsImage = { uploadKey, fileName: 'plant.jpg', caption: 'The plant' };
  const primaryContactEmail = 'desk@harbor.example';
  const body = {
    ...goodContent,
    cjl: 2,
    hasPriorityRelease: true,
    primaryContactEmail,
    newsImage,
    language: 'sv',
  };
  const { distributionId: id, prwebPressReleaseId } = (await client.call('saveDraft', { body })).data;
  await execute('update releases set paid_at = now() where distribution_id = $1', [id]);
  // Staff who acted for the customer had uploaded it.
  await execute('update files set user_id = $1 where upload_key = $2', [editor.userId, uploadKey]);
  const { status, data } = await client.call('duplicateRelease', { path: { id } });
  expect(status).toBe(201);
  const copy = (await client.call('getRelease', { path: { id: data.distributionId } })).data;
  expect(copy).toMatchObject({
    package: '200',
    publicationState: 'DraftMode',
    hasPaid: false,
    cjl: 0,
    hasPriorityRelease: false,
    language: 'sv',
    headline: goodContent.headline,
    primaryContactEmail,
    userPhone: goodContent.userPhone,
    newsImage: { uploadKey, caption: 'The plant' },
  });
  expect(copy.prwebPressReleaseId).not.toBe(prwebPressReleaseId);
  const { data: versions } = await client.call('listReleaseVersions', { path: { id: data.distributionId } });
  expect(versions).toHaveLength(1);
});
