import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { message } from '@dispatch/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { eicar, formWith, samplePdf, samplePicture } from '../../testing/sampleFiles';
import { useTestServer } from '../../testing/useTestServer';

const megabytes10 = 10 * 1024 * 1024;

const server = useTestServer();
let user: User;
let token: string;
beforeEach(async () => {
  user = await makeUser();
  token = await makeSession(user);
});

type Uploaded = {
  Name: string;
  Path: string;
  Size: number;
  Base64Preview: string | null;
  AssetID: number;
  UploadKey: string;
};
type Refused = { code: string; message: string; fields?: { pointer: string; message: string }[] };

const send = async (body: FormData | string | null, headers: Record<string, string> = {}) => {
  const response = await server.send('/api/file', {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID(), ...headers },
  });
  const answer = (await response.json()) as Uploaded & Refused;
  return { status: response.status, headers: response.headers, answer };
};
const upload = (bytes: Buffer | string, name?: string) =>
  send(formWith({ bytes, ...(name ? { name } : {}) }));
const stored = async (path: string) => {
  const response = await server.send(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const animated = (png: Buffer): Buffer => {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(1, 8);
  chunk.writeUInt32BE(checksum(chunk.subarray(4, 16)), 16);
  const head = 33;
  return Buffer.concat([png.subarray(0, head), chunk, png.subarray(head)]);
};
const checksum = (bytes: Buffer): number => {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
};
const rows = () => execute<{ name: string }>('select name from files where user_id = $1', [user.userId]);

describe('what is taken', () => {
  it('is stored for the person, with a preview, and can be read again', async () => {
    const { status, answer } = await upload(await samplePicture().png().toBuffer());
    expect(status).toBe(201);
    expect(answer).toMatchObject({ Name: 'opening-day.png', Path: `/file/${answer.UploadKey}` });
    expect(answer.UploadKey).toMatch(/^[\w-]{24}$/);
    expect(answer.Base64Preview).toMatch(/^data:image\/png;base64,/);
    const { response, bytes } = await stored(answer.Path);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="opening-day.png"/);
    expect(bytes.length).toBe(answer.Size);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 });
    expect(
      await execute('select actor_user_id, action, details from audit_log where subject_id = $1', [
        String(answer.AssetID),
      ]),
    ).toEqual([
      {
        actor_user_id: user.userId,
        action: 'file.store',
        details: { mediaType: 'image/png', bytes: answer.Size },
      },
    ]);
  });

  it('is of the type of its bytes, whatever its name says', async () => {
    const { status, answer } = await upload(await samplePicture().png().toBuffer(), 'plan.jpg');
    expect(status).toBe(201);
    expect(answer.Name).toBe('plan.jpg.png');
    expect((await stored(answer.Path)).response.headers.get('content-type')).toBe('image/png');
  });

  it('may be a pdf, which stays as it is and has no preview', async () => {
    const { answer } = await upload(samplePdf, 'fact-sheet.pdf');
    expect(answer).toMatchObject({ Name: 'fact-sheet.pdf', Base64Preview: null, Size: samplePdf.length });
    const { response, bytes } = await stored(answer.Path);
    expect(bytes).toEqual(samplePdf);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="fact-sheet.pdf"/);
  });

  it('may have a name in any script', async () => {
    const { answer } = await upload(samplePdf, '開幕 "Eröffnung".pdf');
    expect(answer.Name).toBe('開幕 "Eröffnung".pdf');
    expect((await stored(answer.Path)).response.headers.get('content-disposition')).toBe(
      `attachment; filename="__ _Er_ffnung_.pdf"; filename*=UTF-8''${encodeURIComponent('開幕 "Eröffnung".pdf')}`,
    );
  });

  it('loses what a camera has written into it, and stands upright', async () => {
    const jpeg = await samplePicture(80, 40)
      .withExif({
        IFD0: { Artist: 'Dana Ortiz' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 12/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(jpeg).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Dana Ortiz')).toBe(true);
    const { answer } = await upload(jpeg, 'opening-day.jpg');
    const { bytes } = await stored(answer.Path);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ format: 'jpeg', width: 40, height: 80 });
    expect(after.exif).toBeUndefined();
    expect(after.orientation).toBeUndefined();
    expect(bytes.includes('Dana Ortiz')).toBe(false);
  });

  it('loses whatever is hung on behind a picture', async () => {
    const png = await samplePicture().png().toBuffer();
    const { answer } = await upload(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
    expect((await stored(answer.Path)).bytes.includes('<script>')).toBe(false);
  });

  it('may be an animation, which goes on moving', async () => {
    const gif = await sharp(
      [await samplePicture().png().toBuffer(), await samplePicture().negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { answer } = await upload(gif, 'robot.gif');
    const { response, bytes } = await stored(answer.Path);
    expect(response.headers.get('content-type')).toBe('image/gif');
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2, width: 60 });
    expect(await execute('select width, height from files where file_id = $1', [answer.AssetID])).toEqual([
      { width: 60, height: 40 },
    ]);
  });

  it('may be an animated png, of which the first picture stays', async () => {
    const png = await samplePicture().png().toBuffer();
    const { status, answer } = await upload(animated(png), 'robot.png');
    expect([status, answer.Name]).toEqual([201, 'robot.png']);
    const { bytes } = await stored(answer.Path);
    expect(bytes.includes('acTL')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 });
  });

  it('may have exactly 10 MB', async () => {
    const { status, answer } = await upload(
      Buffer.concat([samplePdf, Buffer.alloc(megabytes10 - samplePdf.length, ' ')]),
      'long.pdf',
    );
    expect(status).toBe(201);
    expect(answer.Size).toBe(megabytes10);
  });
});

describe('what is refused leaves nothing behind:', () => {
  const nothing = async () => {
    expect(await rows()).toEqual([]);
  };

  it('a virus', async () => {
    server.ports.scan.signature = eicar;
    const { status, answer } = await upload(Buffer.concat([samplePdf, Buffer.from(eicar)]), 'fact-sheet.pdf');
    expect([status, answer.code]).toEqual([400, 'file-infected']);
    expect(answer.message).toBe(message('file-infected'));
    await nothing();
  });

  it('anything while the scanner is silent', async () => {
    server.ports.scan.down = true;
    const { status } = await upload(samplePdf);
    server.ports.scan.down = false;
    expect(status).toBe(503);
    await nothing();
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['an archive', 'PK\u0003\u0004 and so on'],
    ['text', 'Harbor Robotics opens Baltimore plant'],
  ])('%s that calls itself a png', async (_what, bytes) => {
    const { status, answer } = await upload(bytes, 'plan.png');
    expect([status, answer.code]).toEqual([415, 'unsupported-file']);
    expect(answer.message).toBe(message('unsupported-file'));
    await nothing();
  });

  it('a picture of another type', async () => {
    const { status } = await upload(await samplePicture().webp().toBuffer(), 'plan.webp');
    expect(status).toBe(415);
    await nothing();
  });

  it('a picture that is broken off', async () => {
    const noise = sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });
    const jpeg = await noise.jpeg().toBuffer();
    const { status, answer } = await upload(jpeg.subarray(0, jpeg.length / 2), 'half.jpg');
    expect([status, answer.code]).toEqual([400, 'file-unreadable']);
    await nothing();
  });

  it('a few bytes that unpack to a wall of pixels', async () => {
    const bomb = await samplePicture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { status, answer } = await upload(bomb);
    expect([status, answer.code]).toEqual([400, 'image-too-large']);
    expect(answer.message).toBe(message('image-too-large'));
    await nothing();
  });

  it('a byte over 10 MB', async () => {
    const { status, answer } = await upload(
      Buffer.concat([samplePdf, Buffer.alloc(megabytes10 - samplePdf.length + 1, ' ')]),
    );
    expect([status, answer.code]).toEqual([413, 'file-too-large']);
    expect(answer.message).toBe(message('file-too-large'));
    await nothing();
  });

  it('far more than 10 MB, before all of it has come', async () => {
    const { status } = await upload(Buffer.alloc(2 * megabytes10));
    expect(status).toBe(413);
    await nothing();
  });

  it('what says that it is far more than 10 MB, before any of it has come', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      `POST /api/file HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        'Idempotency-Key: a-2\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
        `Content-Length: ${2 * megabytes10}\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 413 /);
    await nothing();
  });

  it('no file, and an empty one', async () => {
    for (const form of [new FormData(), formWith({ bytes: '' })]) {
      const { status, answer } = await send(form);
      expect(status).toBe(400);
      expect(answer.fields).toMatchObject([{ pointer: '/myFile', message: 'Please select a file.' }]);
    }
    const bare = await send(null);
    expect([bare.status, bare.answer.message]).toEqual([400, 'Please select a file.']);
    await nothing();
  });

  it('two files, another field, a text in its place', async () => {
    const two = await send(formWith({ bytes: samplePdf }, { bytes: samplePdf }));
    expect([two.status, two.answer.message]).toEqual([400, 'The field myFile can be given once only.']);
    const other = await send(formWith({ bytes: samplePdf }, { bytes: samplePdf, field: 'colour' }));
    expect([other.status, other.answer.message]).toEqual([400, 'The field colour is not known.']);
    const text = new FormData();
    text.append('myFile', 'opening-day.png');
    expect(await send(text)).toMatchObject({ status: 400, answer: { message: 'Please select a file.' } });
    await nothing();
  });

  it('what is no form, and a form that breaks off', async () => {
    expect(await send(samplePdf.toString(), { 'Content-Type': 'application/pdf' })).toMatchObject({
      status: 415,
      answer: { code: 'unsupported-file' },
    });
    expect(await send('{"myFile":"x"}', { 'Content-Type': 'application/json' })).toMatchObject({
      status: 415,
    });
    expect(await send(formWith({ bytes: samplePdf }), { 'Content-Encoding': 'gzip' })).toMatchObject({
      status: 415,
      answer: { code: 'unsupported-file' },
    });
    expect(await send('x', { 'Content-Type': 'multipart/form-data' })).toMatchObject({ status: 400 });
    const half = '--b\r\nContent-Disposition: form-data; name="myFile"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    expect(await send(half, { 'Content-Type': 'multipart/form-data; boundary=b' })).toMatchObject({
      status: 400,
      answer: { code: 'invalid-input' },
    });
    await nothing();
  });

  it('one that its sender gives up', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/file HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: a-1\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="myFile"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    );
    // The server has begun to read when it has counted the attempt.
    await expect
      .poll(() => execute(`select key from rate_limits where key = 'upload-by-account:${user.userId}'`))
      .toHaveLength(1);
    socket.destroy();
    await once(socket, 'close');
    expect((await upload(samplePdf, 'another.pdf')).status).toBe(201);
    expect(await rows()).toEqual([{ name: 'another.pdf' }]);
  });

  it('any where no files are taken', async () => {
    server.ports.storage.isOpen = false;
    const { status, answer } = await upload(samplePdf);
    server.ports.storage.isOpen = true;
    expect([status, answer.code]).toEqual([404, 'uploads-closed']);
    await nothing();
  });
});

it('when the storage is silent, nobody sees the file, and it can be sent again with its key', async () => {
  server.ports.storage.down = true;
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await send(formWith({ bytes: samplePdf }), key)).status).toBe(503);
  expect(
    await execute('select 1 from files where user_id = $1 and stored_at is not null', [user.userId]),
  ).toEqual([]);
  server.ports.storage.down = false;
  const [row] = await execute<{ upload_key: string; storage_key: string }>(
    'select upload_key, storage_key from files where user_id = $1',
    [user.userId],
  );
  // Though its bytes have come after all.
  server.ports.storage.kept.set(row?.storage_key ?? '', samplePdf);
  expect((await stored(`/file/${row?.upload_key ?? ''}`)).response.status).toBe(404);
  expect((await send(formWith({ bytes: samplePdf }), key)).status).toBe(201);
});

it('the same press sent twice stores one file, and another file is refused under its key', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await send(formWith({ bytes: samplePdf }), key);
  const again = await send(formWith({ bytes: samplePdf }), key);
  expect(again.status).toBe(201);
  expect(again.answer).toEqual(first.answer);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await rows()).toHaveLength(1);
  const other = await send(formWith({ bytes: Buffer.concat([samplePdf, Buffer.from(' ')]) }), key);
  expect([other.status, other.answer.code]).toEqual([422, 'idempotency-key-reused']);
});

it('somebody who sends too many has to wait', async () => {
  await execute('insert into rate_limits values ($1, 200, $2)', [
    `upload-by-account:${user.userId}`,
    Date.now() + 60_000,
  ]);
  const { status, headers, answer } = await upload(Buffer.alloc(megabytes10 / 2));
  expect([status, answer.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('all uploads together hold no more than 96 MB', () => {
  const nearly10MB = megabytes10 - 1024;

  it('while they come: one more is asked to come again, and what is given up makes room', async () => {
    const sockets = Array.from({ length: 10 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
    const answers = sockets.map((socket) => once(socket, 'data') as Promise<[Buffer]>);
    for (const [place, socket] of sockets.entries()) {
      socket.write(
        `POST /api/file HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
          `Idempotency-Key: many-${place}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
          `Content-Length: ${megabytes10}\r\n\r\n` +
          '--b\r\nContent-Disposition: form-data; name="myFile"; filename="a.pdf"\r\n\r\n',
      );
      socket.write(Buffer.alloc(nearly10MB, ' '));
    }
    const [answer] = await Promise.race(answers);
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 503 /);
    for (const socket of sockets) socket.on('error', () => undefined).destroy();
    await expect.poll(async () => (await upload(samplePdf)).status).toBe(201);
  });

  it('one after the other there may be any number', async () => {
    for (let turn = 0; turn < 11; turn += 1) {
      expect((await upload(Buffer.concat([samplePdf, Buffer.alloc(nearly10MB, ' ')]))).status).toBe(201);
    }
  });
});

it('what is told of the stored bytes is what they are', async () => {
  const { answer } = await upload(samplePdf);
  expect(
    await execute(
      'select digest, kept_until - created_at = make_interval(days => 7) as week from files where file_id = $1',
      [answer.AssetID],
    ),
  ).toEqual([{ digest: createHash('sha256').update(samplePdf).digest(), week: true }]);
});
