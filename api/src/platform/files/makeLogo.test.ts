import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { acting, type ActingPerson } from '../audit/audit';
import type { ImageType } from './StoredFile';
import type { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { samplePdf, samplePicture } from '../../testing/sampleFiles';
import { useTestServer } from '../../testing/useTestServer';
import { keepFile } from './fileUse';
import { findLogo, takeUpload } from './findFile';
import { makeLogo } from './makeLogo';
import { storeFile } from './storeFile';
import { collect } from './streams';

const server = useTestServer();
let owner: User;
let session: ActingPerson;
beforeEach(async () => {
  owner = await makeUser({ group: 'ADMIN' });
  session = acting(owner);
});

const store = async (bytes: Buffer, mediaType: ImageType | 'application/pdf', size: number | null = 10) =>
  storeFile(
    { name: 'bay-alliance.jpeg', mediaType, bytes, width: size, height: size, preview: null },
    session,
    server.ports.storage,
    new Date(),
  );
const storeImage = async () => store(await samplePicture(2_000, 500).jpeg().toBuffer(), 'image/jpeg');

it('an upload is taken by its key by whoever uploaded it, if it is an image', async () => {
  const image = await storeImage();
  expect((await takeUpload(image.uploadKey, owner.userId))?.fileId).toBe(image.fileId);
  expect(await takeUpload(image.uploadKey, (await makeUser()).userId)).toBeNull();
  expect(await takeUpload('x'.repeat(24), owner.userId)).toBeNull();
  const pdf = await store(samplePdf, 'application/pdf', null);
  expect(await takeUpload(pdf.uploadKey, owner.userId)).toBeNull();
});

it('a logo is a png of at most 800 by 400 pixels, and is shown to anybody once a partner uses it', async () => {
  const upload = await takeUpload((await storeImage()).uploadKey, owner.userId);
  if (upload === null) throw new Error('There is an image.');
  const logo = await makeLogo(upload, session, server.ports.storage, new Date());
  expect(logo).toMatchObject({ mediaType: 'image/png', width: 800, height: 200, name: 'bay-alliance.png' });
  const bytes = await server.ports.storage.open(logo.storageKey);
  if (bytes === null) throw new Error('It is stored.');
  expect(await sharp(await collect(bytes)).metadata()).toMatchObject({
    format: 'png',
    width: 800,
    height: 200,
  });
  expect(await findLogo(logo.uploadKey)).toBeNull();
  await keepFile(logo.fileId, { usedBy: 'partner', usedById: 3 });
  expect((await findLogo(logo.uploadKey))?.fileId).toBe(logo.fileId);
  expect(await findLogo(upload.uploadKey)).toBeNull();
});

it('a small logo is not enlarged', async () => {
  const upload = await takeUpload(
    (await store(await samplePicture(50, 20).png().toBuffer(), 'image/png')).uploadKey,
    owner.userId,
  );
  if (upload === null) throw new Error('There is an image.');
  expect(await makeLogo(upload, session, server.ports.storage, new Date())).toMatchObject({
    width: 50,
    height: 20,
  });
});

it('no logo is made while the storage is silent', async () => {
  const upload = await takeUpload((await storeImage()).uploadKey, owner.userId);
  if (upload === null) throw new Error('There is an image.');
  server.ports.storage.down = true;
  await expect(makeLogo(upload, session, server.ports.storage, new Date())).rejects.toMatchObject({
    status: 503,
  });
  server.ports.storage.down = false;
});
