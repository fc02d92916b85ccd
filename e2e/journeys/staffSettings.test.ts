import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { expect, test } from '../harness/test';

const saved = 'The changes are saved and in force.';

async function save(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(change);
  await question.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(saved)).toBeVisible();
}

async function change(page: Page, section: string, field: string, words: string): Promise<void> {
  await page.goto(`/admin/settings/${section}`);
  const box = page.getByRole('textbox', { name: field });
  await expect(box).not.toHaveValue('');
  const before = await box.inputValue();
  await box.fill(words);
  await save(page, `${before} → ${words}`);
}

test('what an administrator sets is seen by a visitor after a reload, and can be set back @full', async ({
  page,
  place,
  anotherBrowser,
  clientOf,
}) => {
  await beginSession(page, place, demo('admin'));
  const visitor = await anotherBrowser();
  await visitor.goto('/welcome');
  await expect(visitor.getByText('250,000 newsfeed subscribers')).toBeVisible();
  const admin = await clientOf(demo('admin'));
  const [site, prices] = [(await admin.call('getSettings')).data, (await admin.call('getPrices')).data];
  try {
    await page.goto('/admin/partners');
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site');
    await change(page, 'site', 'Subscribers reached', '251,000');
    await visitor.reload();
    await expect(visitor.getByText('251,000 newsfeed subscribers')).toBeVisible();

    await change(page, 'bundles', 'Fourth tier: percent off', '25');
    const other = await anotherBrowser();
    await beginSession(other, place, demo('admin'));
    await other.goto('/admin/settings/bundles');
    await expect(other.getByRole('textbox', { name: 'Fourth tier: percent off' })).toHaveValue('25');

    // The question is left: nothing changes.
    await page.getByRole('textbox', { name: 'Fourth tier: percent off' }).fill('30');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('textbox', { name: 'Fourth tier: percent off' })).toHaveValue('30');
    expect((await admin.call('getPrices')).data.percentOff4).toBe(25);
  } finally {
    const now = (await admin.call('getSettings')).data.version;
    const { logoPath: _path, ...kept } = site;
    await admin.call('setSettings', { body: { ...kept, version: now } });
    const { version } = (await admin.call('getPrices')).data;
    await admin.call('setPrices', { body: { ...prices, version } });
  }
});
