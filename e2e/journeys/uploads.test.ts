import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import type { Place } from '../harness/place';
import { expect, test } from '../harness/test';

/** A picture that cannot be made smaller: three bytes and a little for each pixel. */
const noise = (width: number, height: number): Buffer => {
  const picture = new PNG({ width, height, colorType: 2 });
  randomBytes(picture.data.length).copy(picture.data);
  return PNG.sync.write(picture, { colorType: 2 });
};

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

const openEditor = async (page: Page, place: Place): Promise<void> => {
  await beginSession(page, place, demo('admin'));
  await page.goto('/admin/partners');
  await page.getByRole('link', { name: 'Bay Business Alliance', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bay Business Alliance');
};

test('a file is refused in the words of the server, sent again when the line was cut, and stored once', async ({
  page,
  place,
  database,
  watch,
}) => {
  watch.allowStatus(415);
  watch.allow(/\/api\/file/, /ERR_FAILED/);
  await openEditor(page, place);
  await choose(page, 'logo.png', Buffer.from('<!doctype html><script>alert(1)</script>'));
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files).toContainText('Error uploading file');
  await expect(files).toContainText('Please select a file of the type pdf, png, jpeg or gif.');
  await page.getByRole('button', { name: 'Remove logo.png' }).click();
  await expect(files).toHaveCount(0);

  const name = `guild-${randomBytes(4).toString('hex')}.png`;
  const keys: (string | undefined)[] = [];
  await page.route('**/api/file', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // What was sent arrives; what was answered does not.
    if (keys.length === 1) {
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  await choose(page, name, noise(40, 20));
  await expect(files).toContainText('Error uploading file');
  await page.getByRole('button', { name: `Retry ${name}` }).click();
  await expect(files).toContainText('Uploaded');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await database.rows('select 1 from files where name = $1', name)).toHaveLength(1);
});

test('a large file shows how far it is and can be given up, which leaves nothing behind @full', async ({
  page,
  place,
  database,
}) => {
  await openEditor(page, place);
  const names = () => database.rows<{ name: string }>('select name from files');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 250_000,
  });
  await choose(page, 'given-up.png', noise(1_300, 1_300));
  const bar = page.getByRole('progressbar', { name: 'Uploading given-up.png' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/file'));
  await page.getByRole('button', { name: 'Cancel given-up.png' }).click();
  await expect(bar).toHaveCount(0);
  // Nothing of it is sent any more, and not only nothing is shown.
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await choose(page, 'kept.png', noise(40, 20));
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('Uploaded');
  expect((await names()).map(({ name }) => name)).toContain('kept.png');
  expect((await names()).map(({ name }) => name)).not.toContain('given-up.png');
});
