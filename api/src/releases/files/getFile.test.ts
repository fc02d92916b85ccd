import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database';
import { findFile } from '../../platform/files/findFile';
import { keepFile, letGoOfFile } from '../../platform/files/fileUse';
import type { StoredFile } from '../../platform/files/StoredFile';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makePdf } from '../../testing/makeUpload';
import { samplePdf } from '../../testing/sampleFiles';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let owner: User;
let file: StoredFile;
beforeEach(async () => {
  owner = await makeUser();
  file = await makePdf(owner, server.ports.storage);
});

const ask = async (user: User, init: RequestInit = {}, key = file.uploadKey) =>
  server.send(`/api/file/${key}`, {
    ...init,
    headers: {
      Authorization: `Bearer ${await makeSession(user)}`,
      ...(init.headers as Record<string, string>),
    },
  });
const statusFor = async (user: User): Promise<number> => (await ask(user)).status;

describe('a file', () => {
  it('is given so that a browser runs nothing in it and asks each time', async () => {
    const { status, headers } = await ask(owner);
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-length')).toBe(String(samplePdf.length));
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await ask(owner);
    const again = await ask(owner, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    // A proxy that has packed it says so by the W.
    const weak = `"of-another", W/${headers.get('etag') ?? ''}`;
    expect((await ask(owner, { headers: { 'If-None-Match': weak } })).status).toBe(304);
    const other = await ask(owner, { headers: { 'If-None-Match': '"of-another"' } });
    expect(other.status).toBe(200);
  });

  it('is described by HEAD without its bytes', async () => {
    const answer = await ask(owner, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await answer.text()).toBe('');
  });

  it('is nobody else’s, the desk’s neither, and needs a session', async () => {
    expect(await statusFor(await makeUser())).toBe(404);
    expect(await statusFor(await makeUser({ group: 'EDITOR' }))).toBe(404);
    expect(await statusFor(await makeUser({ group: 'ADMIN' }))).toBe(404);
    expect((await server.send(`/api/file/${file.uploadKey}`)).status).toBe(401);
    expect((await ask(owner, {}, 'x'.repeat(24))).status).toBe(404);
  });

  it('is seen by the desk while a release names it that the desk sees', async () => {
    const editor = await makeUser({ group: 'EDITOR' });
    const draft = await makeRelease(owner);
    await keepFile(file.fileId, { usedBy: 'release', usedById: draft.distributionId });
    expect(await statusFor(editor)).toBe(404);
    const submitted = await makeRelease(owner, {}, 'PendingEditorialReview');
    const use = { usedBy: 'release', usedById: submitted.distributionId } as const;
    await keepFile(file.fileId, use);
    expect(await statusFor(editor)).toBe(200);
    expect(await statusFor(await makeUser({ group: 'FINANCE' }))).toBe(404);
    expect(await statusFor(await makeUser())).toBe(404);
    await inTransaction(() => letGoOfFile(file.fileId, use, new Date()));
    expect(await statusFor(editor)).toBe(404);
  });

  it('that is a partner’s is not the desk’s by that', async () => {
    // The partner has the number of a release that is at the desk.
    const { distributionId } = await makeRelease(owner, {}, 'PendingEditorialReview');
    await keepFile(file.fileId, { usedBy: 'partner', usedById: distributionId });
    expect(await statusFor(await makeUser({ group: 'EDITOR' }))).toBe(404);
  });

  it('whose storage is silent is answered later, and one whose bytes are gone is gone', async () => {
    server.ports.storage.down = true;
    const silent = await ask(owner);
    server.ports.storage.down = false;
    expect([silent.status, silent.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    expect(silent.headers.get('etag')).toBeNull();
    server.ports.storage.kept.delete(file.storageKey);
    expect(await statusFor(owner)).toBe(404);
  });

  it('that is being removed is gone for everybody', async () => {
    await file.update({ removingAt: new Date() });
    expect(await statusFor(owner)).toBe(404);
    expect(await findFile(file.uploadKey)).toBeNull();
    expect(await keepFile(file.fileId, { usedBy: 'release', usedById: 1 })).toBe(false);
  });
});
