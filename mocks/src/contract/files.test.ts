import { message, mostFileBytes } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import { mockLayer, type MockLayer } from '../testing/mockLayer';

let layer: MockLayer;
beforeAll(async () => {
  layer = await mockLayer();
});

const place = (key: Parameters<MockLayer['tokenOf']>[1] = 'customer', demoData = layer.newDemoData()) => {
  const token = layer.tokenOf(demoData, key);
  let presses = 0;
  const send = async (body: object) => {
    presses += 1;
    const headers = { 'idempotency-key': `upload-number-${presses}` };
    const { answer } = await layer.call(demoData, 'POST /file', {
      ...{ token, headers, body },
    });
    return answer;
  };
  const upload = (bytes: Buffer, { name = 'a-file', size = bytes.length } = {}) =>
    send({ myFile: { name, size, base64: bytes.toString('base64') } });
  const read = async (path: string) => (await layer.call(demoData, `GET ${path}`, { token })).answer;
  return { demoData, send, upload, read };
};

type Uploaded = { Name: string; Path: string; Size: number; Base64Preview: string | null; AssetID: number };
const uploaded = (answer: { body?: unknown }): Uploaded => answer.body as Uploaded;

const rest = Buffer.from(' and what follows');
const bytesOf = {
  'application/pdf': Buffer.concat([Buffer.from('%PDF'), rest]),
  'image/png': Buffer.concat([Buffer.from('89504e47', 'hex'), rest]),
  'image/jpeg': Buffer.concat([Buffer.from('ffd8ff', 'hex'), rest]),
  'image/gif': Buffer.concat([Buffer.from('GIF8'), rest]),
} as const;
const png = bytesOf['image/png'];

test.each(Object.entries(bytesOf))(
  '%s is known by its first bytes, and given as it was sent',
  async (type, bytes) => {
    const { upload, read } = place();
    const answer = await upload(bytes, { name: 'logo.any' });
    expect(answer.status).toBe(201);
    const { Path, ...shown } = uploaded(answer);
    expect(shown).toEqual({
      Name: 'logo.any',
      Size: bytes.length,
      Base64Preview: type === 'application/pdf' ? null : `data:${type};base64,${bytes.toString('base64')}`,
      AssetID: 1001,
      UploadKey: Path.replace('/file/', ''),
    });
    expect(await read(Path)).toMatchObject({
      status: 200,
      headers: { 'Content-Type': type },
      body: bytes.toString('base64'),
    });
  },
);

test('a form with another part is refused by every call that takes a file, as the API refuses it', async () => {
  const { demoData } = place('admin');
  const send = async (path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return (await layer.call(demoData, path, { token: layer.tokenOf(demoData, 'admin'), headers, body }))
      .answer;
  };
  const file = { name: 'people.csv', size: 3, base64: 'YSxi' };
  for (const path of ['POST /file', 'POST /admin/journalistlists/2/imports']) {
    expect(await send(path, { people: file })).toMatchObject({
      status: 400,
      body: { fields: [{ pointer: '/people', rule: 'unknown' }] },
    });
    expect(await send(path, { myFile: file, people: file })).toMatchObject({ status: 400 });
    expect(await send(path, {})).toMatchObject({ status: 400 });
  }
  expect((await send('POST /admin/journalistlists/2/imports', { myFile: file })).status).toBe(202);
});

test('a file is refused when it is none, too large or of another type', async () => {
  const { send, upload } = place();
  const missing = {
    status: 400,
    body: { fields: [{ pointer: '/myFile', rule: 'required', message: message('file-missing') }] },
  };
  expect(await upload(Buffer.alloc(0))).toMatchObject(missing);
  expect(await send({})).toMatchObject(missing);
  expect(await send({ myFile: 'the name of a file' })).toMatchObject(missing);
  expect((await upload(png, { size: mostFileBytes })).status).toBe(201);
  expect(await upload(png, { size: mostFileBytes + 1 })).toMatchObject({
    status: 413,
    body: { code: 'file-too-large' },
  });
  expect(await upload(Buffer.from('# %PDF'))).toMatchObject({
    status: 415,
    body: { code: 'unsupported-file' },
  });
});

test('a file is not there for anybody else', async () => {
  const { demoData, upload } = place();
  const { Path } = uploaded(await upload(png));
  expect(await place('editor', demoData).read(Path)).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
});

test('the last twenty small files are remembered; the example of the contract stands for others', async () => {
  const { upload, read } = place();
  const example = (await read('/file/aGVyZS1pcy1ubyBzdWNo')).body;
  const isKept = async (path: string) => (await read(path)).body !== example;
  const small = uploaded(await upload(png, { size: 300_000 }));
  expect([small.Base64Preview === null, await isKept(small.Path)]).toEqual([false, true]);
  const large = uploaded(await upload(png, { size: 300_001 }));
  expect([large.Base64Preview === null, await isKept(large.Path)]).toEqual([true, false]);
  for (let count = 0; count < 18; count += 1) await upload(png);
  expect(await isKept(small.Path)).toBe(true);
  expect(uploaded(await upload(png, { name: 'n'.repeat(300) }))).toMatchObject({
    Name: 'n'.repeat(255),
    AssetID: 1021,
  });
  expect(await isKept(small.Path)).toBe(false);
});

test('everything that was answered here keeps the contract', () => {
  expect(layer.violations).toEqual([]);
});
