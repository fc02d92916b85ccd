import { createHash } from 'node:crypto';
import { verifyProof } from '@dispatch/contract/verify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, type RequestBody, slugOf } from '@dispatch/contract';
import { HtmlValidate } from 'html-validate';
import { forgetPerson, personOf } from '../../people/accountData/forgetPerson';
import { execute, inTransaction } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makeUpload } from '../../testing/makeUpload';
import { refusalOf } from '../../testing/payer';
import { readZip } from '../../testing/readZip';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { doJob } from '../../testing/doJob';
import { now, setClock } from '../../platform/settings/clock';
import { signReleasesJob } from '../signing/signReleases';
import { checkCompanySitesJob } from './companySite';
import type { User } from '../../people/users/User';
import type { Release } from '../lifecycle/Release';

const server = useTestServer();
let owner: User;
let other: User;
let client: Client;
let desk: Client;
beforeAll(async () => {
  owner = await makeUser();
  other = await makeUser();
  client = await server.as(owner);
  desk = await server.as(await makeUser({ group: 'EDITOR' }));
});
beforeEach(async () => {
  await execute('delete from companies');
  await execute('delete from news_items');
  server.ports.mail.sent.length = 0;
});

type Body = RequestBody<'createCompany'>;
const make = async (body: Body, by = client) => (await by.call('createCompany', { body })).data;
const decide = async (
  { companyId: id, version }: { companyId: number; version: number },
  reason?: string,
) => {
  const body = { version, isApproved: reason === undefined, ...(reason === undefined ? {} : { reason }) };
  const { data } = await desk.call('decideCompanyName', { path: { id }, body });
  await runJobs(server);
  return data;
};
const publish = async (user: User, headline: string, given: Parameters<typeof makeRelease>[1] = {}) =>
  makeRelease(user, { headline, slug: slugOf(headline), publishedAt: new Date(), ...given }, 'Published');
const read = (address: string) => server.send(address, { redirect: 'manual' });
const textOf = async (address: string): Promise<string> => (await read(address)).text();
const addressOf = ({ slug, prwebPressReleaseId }: Release) => `/news/${slug ?? ''}-${prwebPressReleaseId}`;
const headlines = async (address: string): Promise<string[]> =>
  [...(await textOf(address)).matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, text = '']) => text);
const mails = () => server.ports.mail.sent.map(({ to, subject }) => [to, subject]);

const harbor = '/news/companies/harbor-robotics';

test('a page is public once the desk has approved its name, and lists what its own account published', async () => {
  const own = await publish(owner, 'Of the contact');
  const foreign = await publish(other, 'Of somebody else');
  expect(await headlines(harbor)).toEqual(['Of somebody else', 'Of the contact']);
  const logoUploadKey = await makeUpload(owner, server.ports.storage);
  const page = await make({
    name: 'Harbor Robotics',
    boilerplate: 'It builds R&D plants.\n\nSince 2009.',
    websiteUrl: 'https://harbor.example/',
    xUrl: 'https://x.example/harbor',
    contactName: 'Ada Press',
    contactEmail: 'press@harbor.example',
    logoUploadKey,
  });
  expect(page).toMatchObject({ nameState: 'waiting', approvedName: null, path: null });
  await runJobs(server);
  expect(mails()).toEqual([[server.config.editorialMailbox, 'A company name waits: Harbor Robotics']]);
  expect(await textOf(harbor)).not.toContain('Ada Press');
  const waiting = (await desk.call('listCompanyNames', { query: { searchText: 'harbor' } })).data;
  expect(waiting).toMatchObject([
    { name: 'Harbor Robotics', userId: owner.userId, otherReleases: 1, contactName: 'Ada Press' },
  ]);
  expect(await decide(page)).toMatchObject({ nameState: 'approved', path: harbor });
  expect(mails().at(-1)).toEqual([owner.email, 'Harbor Robotics has its page']);

  const shown = await textOf(harbor);
  for (const text of ['It builds R&amp;D plants.', '<p>Since 2009.</p>', 'press@harbor.example'])
    expect(shown).toContain(text);
  expect(shown).toMatch(/href="https:\/\/harbor.example\/"[^>]*>harbor.example</);
  expect(shown).toContain('"@type":"Organization"');
  const [logo = ''] = /\/api\/partner\/logo\/[\w-]+/.exec(shown) ?? [];
  expect((await read(logo)).status).toBe(200);
  expect(await headlines(harbor)).toEqual(['Of the contact']);
  expect(await textOf('/news/companies')).toContain(`<a href="${harbor}">Harbor Robotics</a>`);
  expect(await textOf('/sitemap.xml')).toContain('/news/sitemap-lists.xml');
  expect(await textOf('/news/sitemap-lists.xml')).toContain(`${harbor}</loc>`);
  // Nobody speaks as another: the name is said, and leads nowhere.
  expect(await textOf(addressOf(foreign))).not.toContain(`href="${harbor}"`);
  expect(await textOf(addressOf(foreign))).toContain('<span>Harbor Robotics</span>');
  expect(await textOf(addressOf(own))).toContain(`<a href="${harbor}">Harbor Robotics</a>`);
  // The desk sees it before that.
  const speaksAs = async (user: User) => {
    const { distributionId: id } = await makeRelease(user, {}, 'InEditorialReview');
    return (await desk.call('getReviewedRelease', { path: { id } })).data.namesCompanyOfOther;
  };
  expect([await speaksAs(owner), await speaksAs(other)]).toEqual([false, true]);
  // A release says whose news it is, whoever its contact is.
  const named = { companyName: 'HARBOR robotics', primaryContactCompany: 'Bright Agency' };
  await publish(owner, 'Of the agency', named);
  await publish(other, 'Of a swindler', named);
  expect(await headlines(harbor)).toEqual(['Of the agency', 'Of the contact']);
  expect(await headlines('/news/companies/bright-agency')).toEqual([]);

  const second = await make({ name: 'Harbor  robotics' }, await server.as(other)).catch(
    (error: unknown) => error,
  );
  expect(second).toMatchObject({ status: 409, problem: { code: 'company-name-taken' } });
});

test('another name waits again, and what was linked leads to the new one', async () => {
  const page = await make({ name: 'Harbor Robotics' });
  await decide(page);
  const release = await publish(owner, 'Of the contact');
  const path = { id: page.companyId };
  const body = { name: 'Harbor Sensors', version: 2 };
  const saved = (await client.call('saveCompany', { path, body })).data;
  expect(saved).toMatchObject({ nameState: 'waiting', approvedName: 'Harbor Robotics', path: harbor });
  expect(await headlines(harbor)).toEqual(['Of the contact']);
  const stale = await refusalOf(client.call('saveCompany', { path, body }));
  expect(stale).toMatchObject({ status: 409, problem: { code: 'company-stale' } });
  await decide(saved, 'Please show that it is yours.');
  expect(await headlines(harbor)).toEqual(['Of the contact']);
  const { companyId, version } = (await client.call('listCompanies', {})).data[0] ?? page;
  await decide({ companyId, version });
  const sensors = '/news/companies/harbor-sensors';
  expect(await headlines(sensors)).toEqual(['Of the contact']);
  expect(await textOf(addressOf(release))).toContain(`<a href="${sensors}">Harbor Sensors</a>`);
  for (const end of ['', '/feed.rss', '/press-kit', '/press-kit.zip']) {
    const moved = await read(harbor + end);
    expect([moved.status, moved.headers.get('location')], end).toEqual([301, sensors + end]);
  }
  // Nobody else takes the name that leads here; its owner does, and the desk is not asked again.
  const taken = await refusalOf(make({ name: 'Harbor Robotics' }, await server.as(other)));
  expect(taken.problem.code).toBe('company-name-taken');
  const back = await client.call('saveCompany', { path, body: { name: 'Harbor Sensors' } });
  expect(back.data.nameState).toBe('approved');
});

test('a name is declined with a reason, and an approved one is taken off again', async () => {
  await publish(owner, 'Of the contact');
  const rivalOwner = await makeUser();
  await publish(rivalOwner, 'Of somebody else');
  const page = await make({ name: 'Harbor Robotics' });
  const rival = await make({ name: 'Harbor Robotics' }, await server.as(rivalOwner));
  await decide(page);
  const id = rival.companyId;
  const approving = desk.call('decideCompanyName', { path: { id }, body: { version: 1, isApproved: true } });
  expect((await refusalOf(approving)).problem.code).toBe('company-name-taken');
  const reasonless = desk.call('decideCompanyName', {
    path: { id },
    body: { version: 1, isApproved: false },
  });
  expect((await refusalOf(reasonless)).status).toBe(400);
  await decide(rival, 'The name is that of another account.');
  expect(server.ports.mail.sent.at(-1)).toMatchObject({
    to: rivalOwner.email,
    text: expect.stringContaining('The name is that of another account.') as string,
  });
  await decide({ companyId: page.companyId, version: 2 }, 'It was a mistake.');
  expect(await headlines(harbor)).toEqual(['Of somebody else', 'Of the contact']);
  const [left] = (await client.call('listCompanies', {})).data;
  expect(left).toMatchObject({ nameState: 'declined', declineReason: 'It was a mistake.', path: null });
  expect((await read(`${harbor}/press-kit`)).status).toBe(404);
  // The name is free again, for who was refused before.
  expect(await decide({ companyId: id, version: 2 })).toMatchObject({ nameState: 'approved' });
  expect(await headlines(harbor)).toEqual(['Of somebody else']);
  // And when its account is deleted.
  await inTransaction(() => forgetPerson(personOf(rivalOwner, new Date())));
  await runJobs(server);
  expect(await headlines(harbor)).toContain('Of the contact');
});

test('pages are their owner’s alone; the desk reads those of the owner of a release', async () => {
  const page = await make({ name: 'Harbor Robotics' });
  const path = { id: page.companyId };
  const stranger = await server.as(other);
  const saving = stranger.call('saveCompany', { path, body: { name: 'Mine' } });
  expect((await refusalOf(saving)).status).toBe(404);
  expect((await refusalOf(stranger.call('deleteCompany', { path }))).status).toBe(404);
  const { distributionId } = await makeRelease(owner);
  const query = { distributionId };
  expect((await stranger.call('listCompanies', { query })).data).toEqual([]);
  expect((await desk.call('listCompanies', { query })).data).toMatchObject([{ name: 'Harbor Robotics' }]);
  const key = await makeUpload(other, server.ports.storage);
  const theirs = client.call('saveCompany', { path, body: { name: 'Harbor Robotics', logoUploadKey: key } });
  expect((await refusalOf(theirs)).status).toBe(404);
  for (let count = 1; count < 50; count += 1) await make({ name: `Company ${count}` });
  expect((await refusalOf(make({ name: 'One too many' }))).problem.code).toBe('company-most');

  await decide(page);
  await publish(owner, 'Of the contact');
  await client.call('deleteCompany', { path });
  await runJobs(server);
  expect(await headlines(harbor)).toEqual(['Of the contact']);
  expect(await textOf(harbor)).not.toContain('Press kit');
});

test('the press kit has each picture with what is to be said of it, as a page and as a ZIP', async () => {
  const hostile = '<img src=x onerror=alert(1)> & "quotes"';
  const words = 'Ships > cranes & "quotes" \' 5 < 6';
  const page = await make({
    name: 'Harbor Robotics',
    boilerplate: words,
    contactName: words,
    contactPhone: '+1 410 555 0139',
    linkedinUrl: 'https://linkedin.example/?a=1&b=2',
    logoUploadKey: await makeUpload(owner, server.ports.storage),
  });
  await decide(page);
  const picture = async (credit: string) => ({
    uploadKey: await makeUpload(owner, server.ports.storage),
    fileName: 'a.jpeg',
    fileSize: 1,
    caption: hostile,
    altText: 'A plant',
    credit,
  });
  const pictured = { package: '360', newsImage: await picture('Ada & Co') } as const;
  const release = await publish(owner, 'With a picture', pictured);
  await publish(owner, 'Without one');
  for (let n = 0; n < 20; n += 1) await publish(owner, `Picture ${n}`, pictured);
  const kit = await textOf(`${harbor}/press-kit`);
  const older = /href="([^"]*before=[^"]*)"/.exec(kit)?.[1] ?? '';
  const behind = await textOf(older);
  expect(behind).toContain('Credit: Ada &amp; Co');
  expect(behind).toContain('alt="A plant"');
  expect(behind).toMatch(/maxSide=640">640 × 160</);
  expect(`${kit}${behind}`).not.toContain('<img src=x');
  const address = addressOf(release);
  const [source = ''] = new RegExp(`${address}/[\\w-]+\\?maxSide=640`).exec(behind) ?? [];
  expect((await read(source)).headers.get('content-type')).toBe('image/jpeg');
  const answer = await read(`${harbor}/press-kit.zip`);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const zip = readZip(Buffer.from(await answer.arrayBuffer()));
  const number = release.prwebPressReleaseId;
  expect([...zip.keys()].slice(0, 2)).toEqual(['about.txt', 'logo.png']);
  expect(zip.size).toBe(24);
  expect(String(zip.get('about.txt'))).toContain(words);
  expect(String(zip.get('pictures.txt'))).toContain(
    [`pictures/${number}.jpg`, 'Size: 1600 × 400', 'Shows: A plant', `Caption: ${hostile}`].join('\n'),
  );
  const bytes = zip.get(`pictures/${number}.jpg`);
  const [kept] = await execute<{ digest: Buffer }>('select digest from files where upload_key = $1', [
    pictured.newsImage.uploadKey,
  ]);
  expect(
    createHash('sha256')
      .update(bytes ?? Buffer.alloc(0))
      .digest()
      .equals(kept?.digest ?? Buffer.alloc(1)),
  ).toBe(true);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const at of ['/news/companies', harbor, `${harbor}/press-kit`, older]) {
    const report = await validator.validateString(await textOf(at));
    expect(
      report.results.flatMap(({ messages }) => messages),
      at,
    ).toEqual([]);
  }
});

test('a website that stands behind its page shows as verified, and no longer once it does not for three days', async () => {
  const page = await make({
    name: 'Harbor Robotics',
    websiteUrl: 'https://www.harbor-robotics.example/news',
  });
  const path = { id: page.companyId };
  await decide(page);
  const { domains } = server.ports;
  const look = async (by = client) => (await by.call('checkCompanySite', { path })).data.site;
  const facts = async () => /Website[\s\S]*?<\/dd>/.exec(await textOf(harbor))?.[0] ?? '';
  expect(await look()).toMatchObject({
    domain: 'harbor-robotics.example',
    verifiedDate: null,
    problem: expect.stringMatching(/^Nothing/) as string,
  });
  expect(await facts()).not.toContain('Verified');
  const says = `dispatch-company=${new URL(server.config.publicUrl).host}/${page.companyId}`;
  domains.says.add(`_dispatch.harbor-robotics.example ${says}`);
  expect(await refusalOf(look(await server.as(other)))).toMatchObject({ status: 404 });
  const verified = await look();
  expect(verified).toMatchObject({ checkedDate: verified?.verifiedDate, problem: null });
  expect(await facts()).toContain('Verified since');
  // What is published from now on says so as well.
  const release = await publish(owner, 'Signed with its website', { companyName: 'Harbor Robotics' });
  await execute(
    `insert into attestations_due (distribution_id, action, version_number, at) values ($1, 'publish', 1, now())`,
    [release.distributionId],
  );
  await doJob(server, signReleasesJob.handler, {});
  const { data: proof } = await client.call('getReleaseProof', {
    path: { PRID: release.prwebPressReleaseId },
  });
  const { data: keys } = await client.call('getSigningKeys');
  expect((await verifyProof(JSON.stringify(proof), keys)).release.content?.website?.domain).toBe(
    'harbor-robotics.example',
  );
  const days = async (count: number): Promise<void> => {
    setClock(new Date(now().getTime() + count * 86_400_000));
    await doJob(server, checkCompanySitesJob.handler, {});
    await runJobs(server);
  };
  try {
    server.ports.mail.sent.length = 0;
    domains.says.clear();
    await days(6);
    expect(await facts()).toContain('Verified since');
    for (let day = 0; day < 4; day += 1) {
      await days(1.1);
      expect((await facts()).includes('Verified since'), `day ${day}`).toBe(day < 3);
    }
    await days(1.1);
    expect(mails()).toEqual([[owner.email, 'harbor-robotics.example is no longer verified']]);
  } finally {
    setClock(null);
  }
  // Another website is verified anew, and a page without one cannot be.
  domains.says.add(`_dispatch.harbor-robotics.example ${says}`);
  expect((await look())?.verifiedDate).not.toBeNull();
  const saved = await client.call('saveCompany', {
    path,
    body: { name: page.name, websiteUrl: 'https://other.example/' },
  });
  expect(saved.data.site).toEqual({
    domain: 'other.example',
    verifiedDate: null,
    checkedDate: null,
    problem: null,
  });
  // One that is named again is another one, also where the version before has taken it away.
  const named = { path, body: { name: page.name, websiteUrl: 'https://harbor-robotics.example/' } };
  expect((await client.call('saveCompany', named)).data.site?.verifiedDate).toBeNull();
  expect((await look())?.verifiedDate).not.toBeNull();
  await execute(`update companies set details = details - 'websiteUrl' where company_id = $1`, [
    page.companyId,
  ]);
  expect((await refusalOf(look())).problem.code).toBe('site-missing');
  try {
    await days(9);
  } finally {
    setClock(null);
  }
  expect((await client.call('saveCompany', named)).data.site?.verifiedDate).toBeNull();
});
