import { beginSession } from '../harness/beginSession';
import { linkIn, mailInbox } from '../harness/mailInbox';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

test('a company gets its page from the desk, and its release is found, followed and withdrawn @full', async ({
  page,
  place,
  database,
  clientOf,
  watch,
}) => {
  const { person, userId } = await seedPerson(place, database);
  const name = `Harbor Sensors ${userId}`;
  const kitOf = `/news/companies/harbor-sensors-${userId}`;
  await beginSession(page, place, person);
  await page.goto('/settings/companies');
  await page.getByRole('button', { name: 'Add company page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a company page' });
  await dialog.getByRole('textbox', { name: /^Company name/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^About the company/ }).fill('It makes sensors for cranes.');
  await dialog.getByRole('textbox', { name: /^Press contact email/ }).fill('press@sensors.example');
  await dialog.getByRole('button', { name: 'Add company page' }).click();
  await expect(page.getByText('Waits for the desk')).toBeVisible();

  await page.context().clearCookies();
  await beginSession(page, place, demo('editor'));
  await page.goto(`/admin/companies?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Approve ${name}?` })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByText(`${name} has its page.`)).toBeVisible();

  // A reader follows it by mail.
  const reader = `reader-${userId}@news.example`;
  const inbox = mailInbox(place);
  await page.goto(kitOf);
  await page.getByRole('textbox', { name: 'Follow this page by mail' }).fill(reader);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('heading', { name: 'Please look into your mailbox' })).toBeVisible();
  await page.goto(linkIn(await inbox.mailTo(reader, /^Please confirm/), '/news/follow/'));
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('heading', { name: 'What you follow' })).toBeVisible();

  const client = await clientOf(person);
  const written = { companyName: name, mediaTopics: ['20000411' as const], cityState: `PORT ${userId}` };
  const id = await readyRelease(client, person.email, written);
  await database.rows('update releases set paid_at = now() where distribution_id = $1', id);
  const { headline } = (await client.call('submitRelease', { path: { id } })).data;
  const admin = await clientOf(demo('admin'));
  await admin.call('openReview', { path: { id } });
  await admin.call('approveRelease', { path: { id }, body: { release: 'now' } });
  await expect(async () => {
    await page.goto(kitOf);
    await expect(page.getByRole('link', { name: headline })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await expect(page.getByText('It makes sensors for cranes.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'press@sensors.example' })).toBeVisible();
  const ways = ['/news/companies', '/news', `/news/search?q=${userId}+sensors`, '/news/topics/05000000'];
  for (const way of [...ways, `/news/places/port-${userId}`]) {
    await page.goto(way);
    if (way === '/news/companies') await page.getByRole('link', { name }).click();
    await expect(page.getByRole('link', { name: headline }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: headline }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  const address = page.url();
  for (const file of [`${kitOf}/feed.rss`, '/news/feed.atom', '/news/sitemap-latest.xml'])
    expect(await (await fetch(place.product + file)).text(), file).toContain(new URL(address).pathname);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('link', { name: 'Logo and pictures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Press kit of ${name}` })).toBeVisible();
  const zip = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the press kit (ZIP)' }).click();
  expect((await zip).suggestedFilename()).toMatch(/^press-kit-\d+\.zip$/);

  const told = await inbox.mailTo(reader, new RegExp(headline.slice(0, 20)));
  expect(told.text).toContain(`You follow ${name}.`);

  // Taken back, the page is gone, and its release stays.
  watch.allowStatus(404);
  await page.goto(`/admin/companies?state=approved&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Take back ${name}` }).click();
  const against = page.getByRole('dialog', { name: `Take ${name} back?` });
  await against.getByRole('textbox', { name: /^Reason/ }).fill('It is not theirs.');
  await against.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: `Take back ${name}` })).toHaveCount(0);
  await expect(async () => {
    expect((await page.goto(`${kitOf}/press-kit`))?.status()).toBe(404);
  }).toPass();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

  // Withdrawn, everybody who was told hears of it; one press in a mail ends all mails.
  await admin.call('takeDownRelease', { path: { id }, body: { reason: 'It was not theirs.' } });
  const withdrawn = await inbox.mailTo(reader, /^Withdrawn: /);
  watch.allowStatus(410);
  expect((await page.goto(address))?.status()).toBe(410);
  await page.goto(linkIn(withdrawn, '/stop'));
  await page.getByRole('button', { name: 'Stop all mails' }).click();
  await expect(page.getByRole('heading', { name: 'You get no more mails' })).toBeVisible();
});
