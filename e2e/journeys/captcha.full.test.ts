import type { Page } from '@playwright/test';
import { deleteData, newDataFolder } from '../harness/dataFolder';
import { freePorts } from '../harness/freePorts';
import { mouse } from '../harness/hand';
import { demo, newcomer } from '../harness/people';
import { type Place, placeOf } from '../harness/place';
import { startProduct } from '../harness/product';
import { fillPerson } from '../harness/register';
import { expect, test as base } from '../harness/test';

const test = base.extend<object, { place: Place }>({
  place: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const port = await freePorts(12_000, 9);
      const captchaPort = port + 8;
      const captcha = `http://localhost:${captchaPort}/recaptcha`;
      const product = await startProduct(port, newDataFolder(), {
        RECAPTCHA_PORT: String(captchaPort),
        CAPTCHA_SITE_KEY: 'site-key-of-a-journey',
        CAPTCHA_SITE_SECRET: 'site-word-of-a-journey',
        CAPTCHA_SCRIPT_URL: `${captcha}/api.js`,
        CAPTCHA_VERIFY_URL: `${captcha}/api/siteverify`,
      });
      await use(placeOf(product.ready));
      await product.stop();
      deleteData(product.ready);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One product for both.
test.describe.configure({ mode: 'default' });

const box = (page: Page) => page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox');
const verified = (page: Page) => page.frameLocator('iframe[title="reCAPTCHA"]').getByText('You are verified');
const send = (page: Page) => page.getByRole('button', { name: 'Get Free Account' }).click();

test('a registration asks for the tick of reCAPTCHA, once for each try', async ({ page, watch }) => {
  const person = newcomer();
  await page.goto('/register');
  await fillPerson(page, mouse(page), person);
  await send(page);
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('listitem')).toHaveText(['Please confirm the captcha above']);
  // Whoever presses again is told again.
  await send(page);
  await expect(summary).toBeFocused();

  watch.allowStatus(400);
  await page.getByRole('textbox', { name: 'Email' }).fill(demo('customer').email);
  await box(page).check();
  await expect(verified(page)).toBeVisible();
  await send(page);
  await expect(
    page.getByRole('alert', { name: 'Error registering account:' }).getByRole('listitem'),
  ).toHaveText([/^An account with this email address already exists/, 'Please confirm the captcha above']);
  await expect(box(page)).not.toBeChecked();

  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await box(page).check();
  await expect(verified(page)).toBeVisible();
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');
});

test('a captcha that cannot be loaded says so, keeps what was typed, and can be tried again', async ({
  page,
  watch,
}) => {
  watch.allow(/^console: Failed to load resource: net::ERR_FAILED/);
  await page.route('**/recaptcha/api.js*', (route) => route.abort());
  await page.goto('/register');
  await page.getByLabel('First Name').fill('Dana');
  await expect(page.getByText('The captcha could not be loaded.')).toBeVisible();
  await page.unroute('**/recaptcha/api.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(box(page)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Dana');
});
