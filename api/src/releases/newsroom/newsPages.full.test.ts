import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { slugOf } from '@dispatch/contract';
import { expect, it } from 'vitest';
import { now } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makePdf, makeUpload } from '../../testing/makeUpload';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { follow } from '../following/followers';
import { followerToken } from '../following/followTokens';
import { moveRelease } from '../lifecycle/moveRelease';

const server = useTestServer();
const require = createRequire(import.meta.url);
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

/** What the Nu checker says against these pages, by their names. */
const findingsIn = async (pages: ReadonlyMap<string, string>): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    const names = [...pages.keys()];
    await Promise.all(names.map((name, at) => writeFile(join(folder, `${at}.html`), pages.get(name) ?? '')));
    const options = ['-jar', jar, '--format', 'json', '--exit-zero-always', folder];
    const { stderr } = await promisify(execFile)('java', options, { maxBuffer: 10_000_000 }).catch(
      (cause: unknown) => {
        if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
        const how = 'apt-get install default-jre-headless (Debian, Ubuntu), brew install openjdk (macOS)';
        throw new Error(`This test needs Java, which is not installed: ${how}.`, { cause });
      },
    );
    type Finding = { url: string; message: string; extract?: string };
    const { messages } = JSON.parse(stderr) as { messages: Finding[] };
    // The formatter puts the slash into `<br />`, where it has no meaning.
    const findings = messages.filter(({ message }) => !message.startsWith('Trailing slash'));
    return findings.map(({ url, message, extract = '' }) => {
      const at = Number(/(\d+)\.html$/.exec(url)?.[1]);
      return `${names[at] ?? url}: ${message} ${extract.trim()}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The pages that those at these addresses lead to, each once, with what they are. */
const readAll = async (start: readonly string[]): Promise<Map<string, string>> => {
  const pages = new Map<string, string>();
  const asked = new Set(start);
  for (const address of asked) {
    const answer = await server.send(address);
    if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) continue;
    const page = await answer.text();
    pages.set(address, page);
    for (const [, link = ''] of page.matchAll(/href="(\/news[^"#]*)"/g))
      asked.add(link.replaceAll('&amp;', '&'));
  }
  return pages;
};

it('each page that the newsroom leads to is valid by the Nu checker, whatever is in it', async () => {
  const owner = await makeUser();
  const client = await server.as(owner);
  const uploadKey = await makeUpload(owner, server.ports.storage);
  const { uploadKey: attachment } = await makePdf(owner, server.ports.storage);
  const hostile = `"><script>alert(1)</script> & 'A' <i>`;
  const published = (headline: string, given: Parameters<typeof makeRelease>[1] = {}) =>
    makeRelease(
      owner,
      {
        headline,
        slug: slugOf(headline),
        publishedAt: now(),
        savedBy: owner.userId,
        savedAt: now(),
        ...given,
      },
      'Published',
    );
  const company = await client.call('createCompany', {
    body: {
      name: 'Harbor & "Söhne"',
      boilerplate: 'R&D "quoted"',
      contactName: 'Ada & "Ben"',
      logoUploadKey: uploadKey,
    },
  });
  const { companyId: id, version } = company.data;
  const desk = await server.as(await makeUser({ group: 'EDITOR' }));
  await desk.call('decideCompanyName', { path: { id }, body: { version, isApproved: true } });
  const image = { uploadKey, fileName: 'a.jpeg', fileSize: 1 };
  const release = await published(`Told ${hostile}`, {
    companyName: 'Harbor & "Söhne"',
    summary: hostile,
    cityState: `Łódź ${hostile}`,
    language: 'ar',
    mediaTopics: ['20000400'],
    newsImage: { ...image, caption: hostile, altText: hostile },
    attachments: [{ uploadKey: attachment, fileName: `${hostile}.pdf`, fileSize: 1 }],
    pulloutQuote: hostile,
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    body: '<h2>Told</h2><p style="text-align: center">In <em>parts</em></p><ul><li>a</li></ul><table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
    package: '360',
  });
  await release.update({ headline: `Corrected ${hostile}` });
  await moveRelease(release, {
    actor: 'worker',
    now: now(),
    reasons: [hostile],
    action: 'republish',
    role: 'editor',
  });
  for (let n = 0; n < 25; n += 1) await published(`Another ${n}`);
  const gone = await published('Gone');
  await moveRelease(gone, {
    actor: 'worker',
    now: now(),
    reasons: ['x'],
    action: 'takeDown',
    role: 'admin',
  });
  await runJobs(server);
  const followed = { kind: 'search', key: 'q=a', label: hostile, path: '/news/search?q=a' } as const;
  const followerId = await follow('ada@news.example', followed, now());
  const following = `/news/following/${followerToken(followerId ?? 0, server.config)}`;

  const pages = await readAll([
    '/news',
    `/news/search?${new URLSearchParams({ q: `told ${hostile}` }).toString()}`,
    `/news/gone-${gone.prwebPressReleaseId}`,
    '/news/nothing',
    following,
    `${following}/stop`,
    '/unsubscribe/nothing',
  ]);
  expect(
    [...pages.keys()].filter((one) => /press-kit$|topics\/|places\/|after=/.test(one)).length,
  ).toBeGreaterThan(3);
  expect(await findingsIn(pages)).toEqual([]);
});
