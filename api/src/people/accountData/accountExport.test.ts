import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { removeExpiredExports } from './exportFile';
import { personOf } from './forgetPerson';
import { packAccount } from './packAccount';
import { now, setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { collect } from '../../platform/files/streams';
import { createLogger } from '../../platform/logging/logger';
import type { User } from '../users/User';
import { type StoragePort, StorageUnavailable } from '../../platform/ports/storage/storagePort';
import { makeSession, makeUser } from '../../testing/factories';
import { fullAccount, zdenka } from '../../testing/fullAccount';
import { makeUpload } from '../../testing/makeUpload';
import { readZip } from '../../testing/readZip';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { packAccountExport } from './packAccountExport';

const server = useTestServer();
afterEach(() => {
  setClock(null);
  server.ports.storage.down = false;
});

const key = (): { headers: { 'Idempotency-Key': string } } => ({
  headers: { 'Idempotency-Key': randomUUID() },
});
const request = (token: string) => server.withToken(token).call('requestAccountExport', key());
const state = async (token: string) => (await server.withToken(token).call('exportAccount')).data;
const download = (token: string, exportKey: string) =>
  server.send(`/api/settings/export/${exportKey}`, { headers: { authorization: `Bearer ${token}` } });

describe('the export of an account', () => {
  test('is asked for, packed, mailed, and downloaded: everything that the account holds', async () => {
    const user = await fullAccount(server);
    await makeUpload(await makeUser(), server.ports.storage);
    const token = await makeSession(user);
    expect((await state(token)).state).toBe('none');
    const { status, data } = await request(token);
    expect([status, data.state, data.key]).toEqual([202, 'running', null]);
    await runJobs(server);

    const ready = await state(token);
    expect(ready.state).toBe('ready');
    const expires = new Date(ready.expiresDate ?? '').getTime() - new Date(ready.readyDate ?? '').getTime();
    expect(expires).toBe(7 * 86_400_000);
    const mail = server.ports.mail.sent.find(({ subject }) => subject.endsWith('data is ready'));
    expect(mail).toMatchObject({ to: user.email });
    expect(mail?.text).toContain('/settings/account');
    // The mail alone opens nothing.
    expect(mail?.text).not.toContain(ready.key);
    // Nor do the names in the storage.
    expect([...server.ports.storage.kept.keys()].join()).not.toContain(ready.key);

    const response = await download(token, ready.key ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="dispatch-account-\d{4}-\d\d-\d\d\.zip"/,
    );
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    const json = (name: string): unknown => JSON.parse(files.get(`${name}.json`)?.toString('utf8') ?? '');
    expect(json('account')).toMatchObject([{ account: { organization: zdenka.organization } }]);
    expect(json('releases')).toHaveLength(2);
    expect(json('orders')).toHaveLength(2);
    expect(json('log')).toContainEqual(
      expect.objectContaining({ action: 'account.export', by_staff: false }),
    );
    const [picture, ...others] = [...files.keys()].filter((name) => name.startsWith('files/'));
    expect(others).toEqual([]);
    expect(picture).toMatch(/^files\/\d+-Zdenka Vrbová\.jpeg$/);
    expect(files.get(picture ?? '')?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test('is for its owner alone, and not for a replaced or unknown key', async () => {
    const [token, other] = [await makeSession(await makeUser()), await makeSession(await makeUser())];
    await request(token);
    await runJobs(server);
    const first = (await state(token)).key ?? '';
    expect((await download(other, first)).status).toBe(404);
    expect((await download(token, 'x'.repeat(43))).status).toBe(404);
    await request(token);
    expect((await download(token, first)).status).toBe(404);
    await runJobs(server);
    expect((await download(token, first)).status).toBe(404);
    expect((await download(token, (await state(token)).key ?? '')).status).toBe(200);
  });

  test('keeps one file an account in the storage', async () => {
    const before = server.ports.storage.kept.size;
    const token = await makeSession(await makeUser());
    for (let turn = 0; turn < 2; turn += 1) {
      await request(token);
      await runJobs(server);
    }
    expect(server.ports.storage.kept.size).toBe(before + 1);
  });

  test('is not begun while one is being made', async () => {
    const token = await makeSession(await makeUser());
    await request(token);
    await expect(request(token)).rejects.toMatchObject({ status: 409, problem: { code: 'export-running' } });
    await runJobs(server);
    expect((await request(token)).status).toBe(202);
  });

  test('that was lost with its worker has failed after an hour, and can be asked for again', async () => {
    const start = now();
    setClock(start);
    const user = await makeUser();
    await request(await makeSession(user));
    setClock(new Date(start.getTime() + 59 * 60_000));
    expect((await state(await makeSession(user))).state).toBe('running');
    setClock(new Date(start.getTime() + 60 * 60_000));
    const token = await makeSession(user);
    expect((await state(token)).state).toBe('failed');
    expect((await request(token)).status).toBe(202);
  });

  const pack = (user: User, storageKey: string, meanwhile: () => Promise<unknown> = async () => null) => {
    const { config, ports } = server;
    const storage: StoragePort = {
      isOpen: true,
      open: (name) => ports.storage.open(name),
      remove: (name) => ports.storage.remove(name),
      put: async (name, bytes) => {
        await meanwhile();
        await ports.storage.put(name, bytes);
      },
    };
    const context = { config, log: createLogger('silent', 'test'), now: now(), ports: { ...ports, storage } };
    return packAccountExport({ userId: user.userId, storageKey }, context);
  };
  const keptExports = () => [...server.ports.storage.kept.keys()].filter((name) => /^exports/.test(name));
  const asked = async () => {
    const user = await makeUser();
    await request(await makeSession(user));
    const [job] = await execute<{ data: { storageKey: string } }>(
      `select data from jobs.job where name = 'pack-account-export' and data ->> 'userId' = $1::text`,
      [String(user.userId)],
    );
    return { user, storageKey: job?.data.storageKey ?? '' };
  };

  test('is mailed once when two workers pack it', async () => {
    const { user, storageKey } = await asked();
    await Promise.all([pack(user, storageKey), pack(user, storageKey)]);
    await runJobs(server);
    expect(server.ports.mail.sent.filter(({ to }) => to === user.email)).toHaveLength(1);
  });

  test('leaves nothing in the storage when another one takes its place meanwhile', async () => {
    const { user, storageKey } = await asked();
    const before = keptExports();
    await pack(user, storageKey, () =>
      execute('update account_exports set key = $2 where user_id = $1', [user.userId, randomUUID()]),
    );
    await runJobs(server);
    expect(keptExports()).toEqual(before);
    // The job of one that was replaced before does not even begin.
    await pack(user, storageKey);
    expect(keptExports()).toEqual(before);
  });

  test('can be asked for three times a day', async () => {
    const token = await makeSession(await makeUser());
    for (let turn = 0; turn < 3; turn += 1) {
      await request(token);
      await runJobs(server);
    }
    const refusal = await request(token).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429 });
    expect((refusal as { retryAfterSeconds?: number }).retryAfterSeconds ?? 1).toBeGreaterThan(0);
  });

  test('is gone after seven days, and so are its bytes', async () => {
    const token = await makeSession(await makeUser());
    await request(token);
    await runJobs(server);
    const { key: exportKey, size } = await state(token);
    const kept = server.ports.storage.kept.size;
    setClock(new Date(now().getTime() + 7 * 86_400_000 + 1000));
    const later = await makeSession(
      await makeUser().then(async (stranger) => {
        await execute('update account_exports set user_id = $1 where key = $2', [stranger.userId, exportKey]);
        return stranger;
      }),
    );
    expect(await state(later)).toMatchObject({ state: 'expired', key: null, size });
    expect((await download(later, exportKey ?? '')).status).toBe(404);
    await removeExpiredExports(server.ports.storage, now());
    expect(server.ports.storage.kept.size).toBeLessThan(kept);
  });

  test('loses its bytes when nobody has cleaned up for weeks, and those of one that stopped half-way', async () => {
    const user = await makeUser();
    await request(await makeSession(user));
    await runJobs(server);
    const half = await asked();
    await server.ports.storage.put(half.storageKey, Buffer.from('PK'));
    const before = keptExports().length;
    const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000);
    await removeExpiredExports(server.ports.storage, inDays(6));
    expect(keptExports()).toHaveLength(before);
    await removeExpiredExports(server.ports.storage, inDays(60));
    expect(keptExports()).toEqual([]);
  });

  test('is forgotten a month after its file', async () => {
    const user = await makeUser();
    await request(await makeSession(user));
    await runJobs(server);
    const toldAfter = async (days: number): Promise<number> => {
      await removeExpiredExports(server.ports.storage, new Date(now().getTime() + days * 86_400_000));
      return (await execute('select 1 from account_exports where user_id = $1', [user.userId])).length;
    };
    expect(await toldAfter(37)).toBe(1);
    expect(await toldAfter(39)).toBe(0);
  });

  test('holds every version of a release that somebody has written', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    const { data } = await client.call('saveDraft', { body: { package: '80', headline: 'Written first' } });
    const { distributionId, distributionVersion } = data;
    const body = { package: '80', distributionId, distributionVersion, headline: 'Written next' } as const;
    await client.call('saveDraft', { body });
    const zip = readZip(await collect(packAccount(personOf(user, now()), server.ports.storage)));
    for (const [number, headline] of [
      [1, 'Written first'],
      [2, 'Written next'],
    ] as const)
      expect(String(zip.get(`release-versions/${distributionId}-${number}.json`))).toContain(headline);
  });

  test('holds an upload as one file of one folder, whatever its name is', async () => {
    const user = await makeUser();
    await makeUpload(user, server.ports.storage);
    await execute('update files set name = $2 where user_id = $1', [user.userId, '../a\\b: "c"?.jpeg']);
    const zip = readZip(await collect(packAccount(personOf(user, now()), server.ports.storage)));
    expect([...zip.keys()].filter((name) => name.startsWith('files/'))).toEqual([
      expect.stringMatching(/^files\/\d+-\.\._a_b_ _c__\.jpeg$/),
    ]);
  });

  test('opens an upload when the one before has been read, and none after the storage has broken off', async () => {
    const user = await makeUser();
    for (let count = 0; count < 3; count += 1) await makeUpload(user, server.ports.storage);
    const opened: Readable[] = [];
    const storage: StoragePort = {
      isOpen: true,
      put: () => Promise.reject(new StorageUnavailable('Nothing is put here.')),
      remove: () => Promise.resolve(),
      open: () => {
        expect(opened.every(({ readableEnded }) => readableEnded)).toBe(true);
        const broken = new Error('The cable was cut.');
        const bytes = Readable.from(
          (function* () {
            yield Buffer.alloc(100_000);
            if (opened.length === 2) throw broken;
          })(),
        );
        opened.push(bytes);
        return Promise.resolve(bytes);
      },
    };
    await expect(collect(packAccount(personOf(user, now()), storage))).rejects.toMatchObject({
      cause: { message: 'The cable was cut.' },
    });
    expect(opened).toHaveLength(2);
  });

  test('gives back the upload that it reads when nobody takes the file any more', async () => {
    const user = await makeUser();
    await makeUpload(user, server.ports.storage);
    const endless = new PassThrough();
    endless.write(Buffer.alloc(100_000));
    const closed = once(endless, 'close');
    const zip = packAccount(personOf(user, now()), {
      isOpen: true,
      put: () => Promise.reject(new StorageUnavailable('Nothing is put here.')),
      remove: () => Promise.resolve(),
      open: () => {
        zip.destroy();
        return Promise.resolve(endless);
      },
    });
    await expect(closed).rejects.toThrow('aborted');
  });

  test('that fails says so, and is made when the storage answers again', async () => {
    const token = await makeSession(await makeUser());
    server.ports.storage.down = true;
    await request(token);
    const [run] = await runJobs(server);
    expect(run).toMatchObject({ name: 'pack-account-export', error: expect.anything() as unknown });
    expect((await state(token)).state).toBe('failed');
    server.ports.storage.down = false;
    await runJobs(server, { early: true });
    expect((await state(token)).state).toBe('ready');
  });

  test('is recorded', async () => {
    const user = await makeUser();
    await request(await makeSession(user));
    expect(await execute('select action from audit_log where actor_user_id = $1', [user.userId])).toEqual([
      { action: 'account.export' },
    ]);
  });
});
