import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { demo } from '../harness/people';
import { signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

const pictures = fileURLToPath(new URL('../../test-results/screens', import.meta.url));

async function openCall(page: Page, call: string, isPhone: boolean): Promise<Locator> {
  if (isPhone) await page.getByRole('button', { name: 'Open Menu' }).click();
  const calls = page.getByRole('navigation', { name: 'Sidebar for Dispatch API' });
  const group = calls.getByRole('button', { name: 'release Open Group' });
  const entry = calls.getByRole('button', { name: `${call} HTTP Method` });
  await expect(group.or(entry)).toBeVisible();
  if (await group.isVisible()) await group.click();
  await entry.click();
  const section = page.getByRole('region', { name: call, exact: true });
  await expect(section.getByRole('heading', { name: call })).toBeInViewport();
  return section;
}

for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('the documentation shows rules, permissions and examples, and asks nobody else', async ({
        page,
        place,
        request,
      }) => {
        const asked: string[] = [];
        page.on('request', (one) => asked.push(one.url()));
        await page.goto('/api/docs');
        await expect(page.getByRole('heading', { name: 'Dispatch API', level: 1 })).toBeVisible();
        await expect(page.locator('body')).toContainClass(`${colorScheme}-mode`);

        const save = await openCall(page, 'Save a release', width === 390);
        await expect(save).toContainText(
          'Who may call it: whoever has the permission releases.write: ADMIN, EDITOR, FINANCE, VIRTUALPRESSOFFICE, USER.',
        );
        await expect(save.getByText('“Please provide a press release headline.”')).toBeVisible();
        await page.screenshot({ path: `${pictures}/docs-call-${width}-${colorScheme}.png` });

        const one = await openCall(page, 'One release of the signed-in user', width === 390);
        await one.getByRole('button', { name: 'A draft that is being written' }).click();
        await page.getByRole('option', { name: 'On hold with a reason' }).click();
        await expect(one.getByText('"isOnHold": true')).toBeVisible();
        await page.screenshot({ path: `${pictures}/docs-example-${width}-${colorScheme}.png` });

        const ours = (address: string) =>
          address.startsWith(`${place.product}/api/`) || address.startsWith('data:');
        expect(asked).toContain(`${place.product}/api/docs/reference.js`);
        expect(asked.filter((address) => !ours(address))).toEqual([]);
        const policy = (await request.get('/api/docs')).headers()['content-security-policy'];
        expect(policy).toContain("default-src 'none'; script-src 'self';");
      });
    });
  }
}

test('a call that is found is tried against this server as who is signed in, and the contract is downloaded', async ({
  page,
}) => {
  const maya = demo('customer');
  await signIn(page, maya);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Dispatch API', level: 1 })).toBeVisible();
  const download = page.waitForEvent('download');
  // One for each form of the contract; the second shows under the pointer.
  await page.getByRole('button', { name: 'Download OpenAPI Document' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^dispatch\.(json|yaml)$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill("signed-in user's profile");
  await expect(page.getByRole('option').first()).toContainText("The signed-in user's profile");
  await page.keyboard.press('Enter');

  const profile = page.getByRole('region', { name: "The signed-in user's profile", exact: true });
  await expect(profile).toBeInViewport();
  await profile.getByRole('button', { name: 'Test Request' }).click();
  const trial = page.getByRole('dialog', { name: 'API Client' });
  await trial.getByRole('button', { name: 'Send Request' }).click();
  await expect(trial.getByText('200 OK')).toBeVisible();
  await expect(trial).toContainText(maya.email);
});
