import { createHash } from 'node:crypto';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { CreativeWorkAssertion, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { NotGenuine, verifyProof } from '@dispatch/contract/verify';
import { readLog } from '@dispatch/contract/verify/log';
import { afterEach, describe, expect, test } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import { now, setClock } from '../../platform/settings/clock';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeUpload } from '../../testing/makeUpload';
import type { User } from '../../people/users/User';
import { makeRelease } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';
import { publishDueRelease } from '../publishing/publishDueRelease';
import { appendEntries, holdLog, saveHead } from './logState';
import { edgeAfter, grownTiles, inclusionPath, leafHashOf, rootOfEdge, type Tile } from './merkleLog';
import { checkpointOf, signersOf } from './signingKey';
import { revokeSigningKey } from './signingKeys';
import { signReleasesJob } from './signReleases';

const server = useTestServer();
const own = [{ name: 'test', key: Buffer.alloc(32, 9) }];
afterEach(() => {
  setClock(null);
  server.config.signingKeys = own;
});

const visitor = () => server.withToken('');
const sign = () => doJob(server, signReleasesJob.handler, {});
const siteKeys = async () => (await visitor().call('getSigningKeys')).data;
const proofOf = async (PRID: number, query: { version?: number } = {}): Promise<string> =>
  JSON.stringify((await visitor().call('getReleaseProof', { path: { PRID }, query })).data);
const verified = async (text: string) => verifyProof(text, await siteKeys());

const newHeadline = 'Harbor Robotics opens Baltimore plant and adds 300 jobs over three years';
/** Published at its hour, which has come; with its owner and the desk. */
const publish = async (given: Parameters<typeof makeRelease>[1] = {}, customer?: User) => {
  const owner = customer ?? (await makeUser());
  const hour = new Date(now().getTime() - 60_000);
  const release = await makeRelease(
    owner,
    { paid: true, releaseDate: hour, ...given },
    'PendingDistribution',
  );
  const { distributionId, prwebPressReleaseId: PRID } = release;
  await doJob(server, publishDueRelease, { distributionId });
  await release.reload();
  const desk = await server.as(await makeUser({ group: 'ADMIN' }));
  return { customer: owner, release, distributionId, PRID, desk };
};
const file = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await server.send(`/log/${path}`);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

describe('what is published', () => {
  test('is signed with its words, its contacts and the hashes of its files, and stands in the log', async () => {
    const { release, PRID, customer } = await publish();
    expect(await refusalOf(proofOf(PRID))).toMatchObject({ status: 404, problem: { code: 'proof-missing' } });
    await sign();
    const text = await proofOf(PRID);
    const { slug, headline } = release;
    const page = `/news/${slug ?? ''}-${PRID}`;
    expect(await (await server.send(`${page}/proof.json`)).text()).toBe(text);
    expect(await (await server.send('/.well-known/dispatch-keys.json')).json()).toEqual(await siteKeys());
    const { release: said, key } = await verified(text);
    expect(key.kid).toBe('test');
    expect(said).toMatchObject({
      address: server.config.publicUrl + page,
      PRID,
      version: 1,
      status: 'published',
      previous: null,
      content: { headline, company: 'Harbor Robotics', image: null, files: [], correction: null },
    });
    expect(said.content?.contacts[0]?.lines).toContain(customer.email);
    expect(said.content?.body).toContain('BALTIMORE');
    await sign();
    expect(await proofOf(PRID)).toBe(text);
    expect((await refusalOf(proofOf(2_000_000))).problem.code).toBe('not-found');
  });

  test('names the version before when it is corrected, and says nothing of itself when it is taken down', async () => {
    const { distributionId, PRID, release, desk } = await publish();
    await sign();
    const first = JSON.parse(await proofOf(PRID)) as { statement: string };
    const path = { id: distributionId };
    await desk.call('saveReviewedRelease', {
      path,
      body: {
        package: '200',
        distributionId,
        distributionVersion: release.distributionVersion,
        headline: newHeadline,
      },
    });
    await desk.call('publishRelease', {
      body: {
        distributionId,
        distributionVersion: release.distributionVersion + 1,
        correctionNote: 'No jobs.',
      },
    });
    await sign();
    const second = await proofOf(PRID);
    const { release: corrected } = await verified(second);
    expect(corrected).toMatchObject({
      version: 2,
      status: 'corrected',
      previous: { version: 1, sha256: createHash('sha256').update(first.statement).digest('base64url') },
      content: { headline: newHeadline, correction: 'No jobs.' },
    });
    expect((await verified(await proofOf(PRID, { version: 1 }))).release.content?.headline).toBe(
      release.headline,
    );
    await desk.call('takeDownRelease', { path, body: { reason: 'It was not theirs.' } });
    expect((await refusalOf(proofOf(PRID))).problem.code).toBe('proof-missing');
    await sign();
    const { release: gone } = await verified(await proofOf(PRID));
    expect(gone).toMatchObject({ version: 3, status: 'withdrawn', content: null, previous: { version: 2 } });
    const page = await server.send(new URL(gone.address).pathname);
    expect(await page.text()).toContain(`/verify?release=${PRID}`);
    expect((await refusalOf(proofOf(PRID, { version: 2 }))).problem.code).toBe('proof-missing');
    // Who has kept the proof still holds one.
    expect((await verified(second)).release.version).toBe(2);
  });

  test('before there was a log is signed as its readers see it, and all the same once', async () => {
    const customer = await makeUser();
    const { prwebPressReleaseId: PRID } = await makeRelease(customer, { paid: true }, 'Published');
    await execute('update log_head set swept_to = null');
    await sign();
    await sign();
    await sign();
    expect((await verified(await proofOf(PRID))).release).toMatchObject({ version: 1, status: 'published' });
  });

  test('is signed anew without its owner when the account ends, and what named them is gone', async () => {
    const { customer, PRID, distributionId } = await publish();
    await sign();
    const kept = await proofOf(PRID);
    const owner = await server.as(customer);
    await owner.call('deleteAccount', { body: { oktaLogin: customer.oktaLogin } });
    await sign();
    const { release } = await verified(await proofOf(PRID));
    expect(release).toMatchObject({ version: 2, status: 'corrected' });
    expect(JSON.stringify(release)).not.toContain(customer.email);
    const [erased] = await execute(
      'select jws, salt from attestations where distribution_id = $1 and version = 1',
      [distributionId],
    );
    expect(erased).toEqual({ jws: null, salt: null });
    // The log is as it was: it never held more than a hash.
    await readLog(file, await siteKeys());
    expect((await verified(kept)).release.version).toBe(1);
  });

  test('says in its picture which release it belongs to, and by whose key', async () => {
    const customer = await makeUser();
    const uploadKey = await makeUpload(customer, server.ports.storage);
    const newsImage = {
      uploadKey,
      fileName: 'plant.jpeg',
      fileSize: 1,
      altText: 'The plant at noon',
      credit: 'J. Doe',
    };
    const { release, PRID } = await publish({ newsImage }, customer);
    await sign();
    const address = `/news/${release.slug ?? ''}-${PRID}`;
    const read = async (side: number) => {
      const answer = await server.send(`${address}/${uploadKey}?maxSide=${side}`);
      return { tag: answer.headers.get('etag'), bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    const judge = async (bytes: Uint8Array<ArrayBuffer>) => {
      const asset = new JPEG(bytes);
      const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(asset.getManifestJUMBF() ?? [])));
      const { isValid } = await store.validate(asset);
      const manifest = store.getActiveManifest();
      const work = manifest?.assertions?.assertions.find((one) => one instanceof CreativeWorkAssertion);
      return {
        isValid,
        work: work?.creativeWork,
        issuer: manifest?.signature?.signatureData.certificate?.issuer,
      };
    };
    const picture = await read(640);
    const judged = await judge(picture.bytes);
    const { host } = new URL(server.config.publicUrl);
    expect(judged).toMatchObject({
      isValid: true,
      work: {
        url: server.config.publicUrl + address,
        description: 'The plant at noon',
        creditText: 'J. Doe',
        publisher: { name: 'Harbor Robotics' },
      },
      issuer: expect.stringContaining(`CN=${host} test`) as string,
    });
    expect(await read(640)).toEqual(picture);
    expect((await read(320)).tag).not.toBe(picture.tag);
    const changed = picture.bytes.slice();
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    expect((await judge(changed)).isValid).toBe(false);
  });

  test('waits while there is no key', async () => {
    const { PRID } = await publish();
    server.config.signingKeys = [];
    await sign();
    expect((await refusalOf(proofOf(PRID))).problem.code).toBe('proof-missing');
    server.config.signingKeys = own;
    await sign();
    expect((await verified(await proofOf(PRID))).release.PRID).toBe(PRID);
  });
});

describe('the keys', () => {
  test('follow each other; what the one before has signed stays verified, and its name is nobody else’s', async () => {
    const first = await publish();
    await sign();
    const next = { name: 'next', key: Buffer.alloc(32, 10) };
    setClock(new Date(now().getTime() + 60_000));
    server.config.signingKeys = [next, ...own];
    const second = await publish();
    await sign();
    expect((await siteKeys()).keys.map(({ kid, until }) => [kid, until === null])).toEqual([
      ['next', true],
      ['test', false],
    ]);
    expect((await verified(await proofOf(first.PRID))).key.kid).toBe('test');
    expect((await verified(await proofOf(second.PRID))).key.kid).toBe('next');
    server.config.signingKeys = [{ name: 'next', key: Buffer.alloc(32, 11) }];
    await expect(sign()).rejects.toThrow('Give it a new name');
    // One that somebody else may have: what the log held stays, what is signed with it later counts for nothing.
    const kept = await proofOf(second.PRID);
    expect(await revokeSigningKey('next', now())).toBe(true);
    expect(await revokeSigningKey('next', now())).toBe(false);
    await expect(verified(kept)).rejects.toThrow('get a new proof');
    server.config.signingKeys = [next, { name: 'third', key: Buffer.alloc(32, 12) }];
    const third = await publish();
    await sign();
    expect((await verified(await proofOf(third.PRID))).key.kid).toBe('third');
    expect((await verified(await proofOf(second.PRID))).key.kid).toBe('next');
    const keys = await siteKeys();
    setClock(new Date(now().getTime() + 60_000));
    await sign();
    expect(await siteKeys()).toEqual(keys);
    const forged = keys.keys.map((key) =>
      key.revoked === null ? key : { ...key, revoked: { ...key.revoked, below: 0 } },
    );
    await expect(verifyProof(await proofOf(second.PRID), { ...keys, keys: forged })).rejects.toThrow(
      NotGenuine,
    );
  });
});

describe('the log', () => {
  test('is a tree as RFC 6962 has it, whatever its size, in tiles of 256', async () => {
    const entries = Array.from({ length: 600 }, (_, place) =>
      createHash('sha256').update(String(place)).digest(),
    );
    const naive = (leaves: readonly Buffer[]): Buffer => {
      if (leaves.length < 2) return leaves[0] ?? createHash('sha256').digest();
      const half = 2 ** Math.floor(Math.log2(leaves.length - 1));
      const node = createHash('sha256').update(Buffer.from([1]));
      return node
        .update(naive(leaves.slice(0, half)))
        .update(naive(leaves.slice(half)))
        .digest();
    };
    const all = new Map<string, Tile>();
    for (let [size, step] = [0, 1]; size < entries.length; [size, step] = [size + step, (step % 37) + 1]) {
      const added = entries.slice(size, size + step);
      const grown = size + added.length;
      for (const tile of grownTiles(size, edgeAfter(size, [...all.values()]), added))
        all.set(`${tile.level}/${tile.tile}`, tile);
      expect(rootOfEdge(edgeAfter(grown, [...all.values()]))).toEqual(
        naive(entries.slice(0, grown).map(leafHashOf)),
      );
    }
    const read = async (level: number, tile: number) =>
      all.get(`${level}/${tile}`)?.hashes ?? Buffer.alloc(0);
    const path = await inclusionPath(read, 299, 600);
    expect(path.length).toBeLessThan(11);
    expect(path[0]).toEqual(leafHashOf(entries[298] ?? Buffer.alloc(0)));
  });

  test('is files that never change, and shows a reader who kept a checkpoint when it was written anew', async () => {
    const { PRID } = await publish();
    await sign();
    const keys = await siteKeys();
    const [signer] = signersOf(server.config);
    if (signer === undefined) throw new Error('There is no key.');
    const grow = (count: number) =>
      inTransaction(async () => {
        const head = await holdLog(server.config.publicUrl);
        const entries = Array.from({ length: count }, (_, place) => Buffer.alloc(32, place % 251));
        const grown = await appendEntries(head.size, entries);
        await saveHead({
          size: grown.size,
          keyName: signer.name,
          checkpoint: checkpointOf(signer, { origin: head.origin, ...grown }),
        });
      });
    await grow(300);
    const kept = await readLog(file, keys);
    await grow(300);
    await readLog(file, keys, kept);
    const nothing = (path: string) =>
      path === 'checkpoint' ? file(path) : Promise.resolve(new Uint8Array());
    await expect(readLog(nothing, keys)).rejects.toThrow('as many entries as it should');
    expect((await verified(await proofOf(PRID))).release.PRID).toBe(PRID);
    const { proof } = JSON.parse(await proofOf(PRID)) as { proof: string };
    expect(proof.length).toBeLessThan(2_000);
    const tile = await server.send('/log/tile/0/001');
    expect(tile.headers.get('cache-control')).toContain('immutable');
    expect((await tile.arrayBuffer()).byteLength).toBe(8_192);
    for (const path of [
      'tile/0/1',
      'tile/0/002',
      'tile/0/001.p/256',
      'tile/0/001.p/0',
      'tile/64/000',
      'tile/entries/x000/001',
      'tile/0/../000',
      'tile/0/000.p/999',
    ])
      expect((await server.send(`/log/${path}`)).status, path).toBe(404);
    // Somebody with the database and the key puts another entry in the place of an old one.
    await execute(
      'update log_tiles set hashes = set_byte(hashes, 100, get_byte(hashes, 100) # 1) where level = 0 and tile = 0',
    );
    await expect(readLog(file, keys)).rejects.toThrow('does not hold what it says');
    await inTransaction(async () => {
      const head = await holdLog(server.config.publicUrl);
      const tiles: Tile[] = [];
      const rows = await execute<{ level: number; tile: number; hashes: Buffer }>(
        'select * from log_tiles where level = 0 order by tile',
      );
      const entries = rows.flatMap(({ hashes }) =>
        Array.from({ length: hashes.length / 32 }, (_, at) => hashes.subarray(at * 32, at * 32 + 32)),
      );
      tiles.push(...grownTiles(0, [], entries));
      const root = rootOfEdge(edgeAfter(head.size, tiles));
      await saveHead({
        size: head.size,
        keyName: signer.name,
        checkpoint: checkpointOf(signer, { origin: head.origin, size: head.size, root }),
      });
    });
    await readLog(file, keys);
    await expect(readLog(file, keys, kept)).rejects.toThrow('was written anew');
  });
});
