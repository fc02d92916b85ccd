import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { demo, newcomer } from '../harness/people';
import { register } from '../harness/register';
import { openMyReleases, signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

function logo(): Buffer {
  const picture = new PNG({ width: 240, height: 80 });
  picture.data.fill(120);
  return PNG.sync.write(picture);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const priceBox = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true }).locator('xpath=../..');

async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want make these changes?');
  await question.getByRole('button', { name: 'Save Changes' }).click();
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function write(page: Page, editor: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: editor }).click();
  await page.keyboard.type(words);
}

test('an administrator makes a partner and writes its page; a visitor reads it, registers and pays its prices @full', async ({
  page,
  place,
  database,
  anotherBrowser,
}) => {
  const slug = `harbor-guild-${randomBytes(4).toString('hex')}`;
  await beginSession(page, place, demo('admin'));
  await openMyReleases(page);
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Partners' }).click();
  await expect(page.getByRole('link', { name: 'Bay Business Alliance', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a partner' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Harbor Guild');
  await dialog.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await dialog.getByRole('button', { name: 'Create partner' }).click();
  await expect(heading(page)).toHaveText('Harbor Guild');

  await openTab(page, 'Texts');
  await write(page, 'Partner Description', 'Everybody who builds boats on this coast.');
  await write(page, 'Partner Right Panel', 'Ask at pier nine.');
  await write(page, 'Partner Resource Center', 'Read the tide table first.');
  await openTab(page, 'Packages');
  await write(page, 'Advanced description', 'What boatyards choose.');
  await page.getByRole('textbox', { name: 'Basic price' }).fill('90');
  const uploaded = page.waitForResponse('**/api/file');
  await page.locator('input[type=file]').setInputFiles({
    name: 'guild.png',
    mimeType: 'image/png',
    buffer: logo(),
  });
  expect((await uploaded).status()).toBe(201);
  await saveChanges(page);
  await expect(page.getByText('The changes are saved and public.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Packages' })).toHaveAttribute('aria-selected', 'true');

  const visitor = await anotherBrowser();
  await visitor.setViewportSize({ width: 1280, height: 900 });
  const address = `${place.product}/prwebpartner/${slug}`;
  await visitor.goto(address);
  await expect(heading(visitor)).toHaveText('Harbor Guild');
  await expect(visitor.getByText('Everybody who builds boats on this coast.')).toBeVisible();
  await expect(visitor.getByText('Ask at pier nine.')).toBeVisible();
  await expect(visitor.getByText('Read the tide table first.')).toBeVisible();
  await expect(priceBox(visitor, 'Advanced')).toContainText('What boatyards choose.');
  await expect(visitor.getByRole('img', { name: 'Harbor Guild' })).toBeVisible();
  await expect(priceBox(visitor, 'Basic')).toContainText('$90.00');
  await expect(visitor.locator('s')).toHaveText(['$120.00']);
  await expect(visitor).toHaveTitle('Harbor Guild · Dispatch');
  for (const [name, query] of [
    ['Register', ''],
    ['Claim Your Discount!', ''],
    ['Sign Up & Save with Basic', '?package=80'],
  ] as const)
    await expect(visitor.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/prwebpartner/${slug}/Register${query}`,
    );
  await expect(visitor.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/');

  await visitor.getByRole('button', { name: 'Open the calculator' }).click();
  await mouse(visitor).press(visitor.getByRole('radio', { name: /^Basic/ }));
  await expect(visitor.getByRole('table', { name: 'Your price' }).getByRole('row').last()).toContainText(
    '$90.00',
  );

  const person = newcomer();
  const form = { address: `${address}/Register`, title: 'Create A Free Account' };
  await register(visitor, mouse, place, person, form);
  await visitor.goto(place.product);
  // It leads there by itself, and must have arrived before anything else is opened.
  await expect(visitor).toHaveURL(/\/welcome$/);
  await signIn(visitor, person);
  const { partner } = await database.row<{ partner: string }>(
    'select p.slug as partner from users u join partners p using (partner_id) where u.email = $1',
    person.email,
  );
  expect(partner).toBe(slug);
});

test('the partner office sees the partners, and their editor is not for it', async ({ page, place }) => {
  await beginSession(page, place, demo('partnerOffice'));
  await page.goto('/admin');
  await expect(heading(page)).toHaveText('Partners');
  await expect(page.getByRole('link', { name: 'Open the page of Founders Desk (new tab)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create partner' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Founders Desk', exact: true })).toBeHidden();
  await page.goto('/admin/partners/founders-desk');
  await expect(heading(page)).toHaveText('Not Authorized');
});
