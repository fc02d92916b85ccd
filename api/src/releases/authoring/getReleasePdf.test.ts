import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Release } from '../lifecycle/Release';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makeUpload } from '../../testing/makeUpload';
import { readPdf } from '../../testing/readPdf';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const ask = async (user: User, { distributionId }: Release, headers: Record<string, string> = {}) =>
  server.send(`/api/distribution/item/${distributionId}/pdf`, {
    headers: { Authorization: `Bearer ${await makeSession(user)}`, ...headers },
  });
const read = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer()));

describe('getReleasePdf', () => {
  it('gives a draft to be saved: tagged, with its title and language, its fonts in it and nothing that acts', async () => {
    const owner = await makeUser();
    const uploadKey = await makeUpload(owner, server.ports.storage);
    const release = await makeRelease(owner, {
      headline: 'Harbor & Söhne opens a plant',
      language: 'de',
      newsImage: { uploadKey, altText: 'An arm', caption: 'A robot arm.', fileName: 'a.jpeg', fileSize: 9 },
      body: '<h3>Jobs</h3><ul><li>One <strong>job</strong></li></ul><p>Ask <a href="https://x.example/a">us</a>, Nguyễn or Erdős.</p>',
      pulloutQuote: 'We are glad.',
      primaryContactEmail: 'press@harbor.example',
    });
    const response = await ask(owner, release);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="harbor-.*plant-${release.prwebPressReleaseId}.pdf"`),
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const { text, source } = await read(response);
    expect(text).toContain(`REL-${release.prwebPressReleaseId}`);
    for (const part of ['Harbor & Söhne opens a plant', release.summary, 'BALTIMORE, ', 'One job', 'Erdős'])
      expect(text).toContain(part);
    expect(text).toMatch(/Jobs.*• .*Nguyễn.*We are glad\..*Contact.*press@harbor\.example/s);
    expect(source).toMatch(/\/Lang \(de\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(source).toMatch(/\/Title \d+ 0 R/);
    expect(source).toMatch(/\(Harbor & S\xf6hne opens a plant\)|H\0a\0r\0b\0o\0r/);
    for (const tag of [
      'Document',
      'H1',
      'H2',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Link',
      'Figure',
      'BlockQuote',
    ])
      expect(source).toMatch(new RegExp(`/S /${tag}\n`));
    expect(source).toMatch(/\/Alt \(An arm\)/);
    expect(source).toContain('/URI (https://x.example/a)');
    expect(source).not.toMatch(/\/JavaScript|\/JS|\/Launch|\/EmbeddedFile|\/Type1\n/);
    expect(source.match(/\/FontFile2 /g)?.length).toBe(source.match(/\/Type \/FontDescriptor/g)?.length);
  });

  it('is not sent again to who has it, until the release is saved anew', async () => {
    const owner = await makeUser();
    const release = await makeRelease(owner);
    const tag = { 'If-None-Match': (await ask(owner, release)).headers.get('etag') ?? '' };
    expect((await ask(owner, release, tag)).status).toBe(304);
    await release.update({ summary: 'Another summary.' });
    const again = await ask(owner, release, tag);
    expect((await read(again)).text).toContain('Another summary.');
  });

  it('is for its owner, and for the desk when it is there', async () => {
    const [owner, editor] = [await makeUser(), await makeUser({ group: 'EDITOR' })];
    const draft = await makeRelease(owner);
    const sent = await makeRelease(owner, { paid: true }, 'PendingEditorialReview');
    const deleted = await makeRelease(owner, {}, 'Deleted');
    const takenDown = await makeRelease(owner, { publishedAt: new Date() }, 'Deleted');
    const statuses = async (user: User) =>
      Promise.all([draft, sent, deleted, takenDown].map(async (one) => (await ask(user, one)).status));
    expect(await statuses(owner)).toEqual([200, 200, 404, 404]);
    expect(await statuses(editor)).toEqual([404, 200, 404, 200]);
    expect(await statuses(await makeUser())).toEqual([404, 404, 404, 404]);
    const path = `/api/distribution/item/${draft.distributionId}/pdf`;
    expect((await server.send(path)).status).toBe(401);
  });

  it('is written out as text, whatever was typed', async () => {
    const owner = await makeUser();
    const hostile = ['</rdf:li><script>alert(1)</script> & (\\)', '漢字 😀 \u202e 𝐇𝐢'];
    const release = await makeRelease(owner, {
      headline: hostile[0],
      summary: hostile[1],
      body: '<ul>loose<li></li></ul><li>alone<p style="text-align:right">(\\) <a href="javascript:alert(1)">x</a></p><h4>H</h4><p>Завод <strong>«Гавань»</strong>, <em>Αθήνα</em>, Ѓ, ἀρχή, مرحبا, שלום</p>',
      primaryContactWebsite: 'javascript:alert(1)',
    });
    const response = await ask(owner, release);
    expect(response.status).toBe(200);
    const { text, source } = await read(response);
    expect(text).toContain('</rdf:li><script>alert(1)</script> & (\\)');
    expect(text).toMatch(/漢字 😀 +Hi.*loose.*alone.*\(\\\) x.*H/s);
    expect(text).toContain('Завод «Гавань», Αθήνα, Ѓ, ἀρχή, ');
    expect(source).not.toContain('/URI (javascript');
  });

  it('is asked for again later, where the storage is silent or too many wait', async () => {
    const owner = await makeUser();
    const { storage } = server.ports;
    const uploadKey = await makeUpload(owner, storage);
    const newsImage = { uploadKey, altText: 'An arm', caption: '', fileName: 'a.jpeg', fileSize: 9 };
    const release = await makeRelease(owner, { newsImage });
    storage.down = true;
    const silent = await ask(owner, release);
    storage.down = false;
    expect([silent.status, silent.headers.get('content-disposition')]).toEqual([503, null]);
    let giveUp = (): void => undefined;
    const reading = new Promise<null>((resolve) => {
      giveUp = () => resolve(null);
    });
    onTestFinished(() => giveUp());
    const open = vi.spyOn(storage, 'open');
    const allRead = new Promise<void>((resolve) => {
      open.mockImplementation(() => {
        if (open.mock.calls.length === 20) resolve();
        return reading;
      });
    });
    const waiting = Array.from({ length: 20 }, () => ask(owner, release));
    await allRead;
    const refused = await ask(owner, release);
    open.mockRestore();
    giveUp();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask(owner, release)).status).toBe(200);
  });

  it('is limited for each account', async () => {
    const owner = await makeUser();
    const release = await makeRelease(owner);
    expect((await ask(owner, release)).status).toBe(200);
    await execute("update rate_limits set points = 60 where key like 'pdf-by-account:%'");
    const refused = await ask(owner, release);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask(await makeUser(), release)).status).toBe(404);
  });
});
