import { gzipSync } from 'node:zlib';
import { mouse } from '../harness/hand';
import { look } from '../harness/look';
import { expect, test } from '../harness/test';

test('the welcome page can be read by machines, and loads little', async ({ page, place, request }) => {
  const html = await (await request.get(`${place.product}/welcome`)).text();
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html).toContain('<meta property="og:title"');

  const scripts: Promise<number>[] = [];
  const calls: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    if (response.url().includes('/api/')) calls.push(response.url());
  });
  await page.goto('/welcome');
  await expect(page.getByText('$480.00')).toBeVisible();
  // The prices stand there before any script has come.
  const bytes = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await expect.poll(bytes).toBeGreaterThan(50_000);
  await page.waitForLoadState('networkidle');
  expect(await bytes()).toBeLessThan(100_000);
  expect(calls).toEqual([]);
  await expect(page.getByRole('contentinfo')).toContainText('editorial@');
  await expect(page.getByText('Syndication to 1200+ sites').first()).toBeVisible();
});

test('a visitor calculates what a release costs, line by line @full', async ({ page, watch }) => {
  await page.goto('/welcome');
  const hand = mouse(page);
  await hand.press(page.getByRole('button', { name: 'Open the calculator' }));
  await hand.press(page.getByRole('radio', { name: /^Premium/ }));
  await hand.write(page.getByRole('textbox', { name: 'Journalist lists to buy' }), '2');
  await hand.press(page.getByRole('checkbox', { name: 'Share on X' }));
  const priority = page.getByRole('checkbox', { name: 'Priority distribution' });
  await hand.press(priority);
  await hand.write(page.getByRole('textbox', { name: 'Coupon code' }), 'welcome50');
  await hand.press(page.getByRole('button', { name: 'Apply the coupon' }));
  const receipt = page.getByRole('table', { name: 'Your price' });
  await expect(receipt.getByRole('row')).toContainText([
    /Premium.*\$480\.00/,
    /2 journalist lists.*Included/,
    /Journalist list.*\$480\.00/,
    /Share on X.*\$120\.00/,
    /Priority Distribution.*\$120\.00/,
    /Subtotal.*\$1,200\.00/,
    /Coupon WELCOME50.*−\$50\.00/,
    /Total.*\$1,150\.00/,
  ]);
  await look(page, 'calculator');

  await hand.press(page.getByRole('radio', { name: /^Basic/ }));
  await expect(receipt).toContainText(/Basic.*Coupon WELCOME50.*Total\s*\$670\.00/);
  await expect(page.getByText('Priority distribution is not available with Basic.')).toBeVisible();
  await expect(priority).not.toBeChecked();
  await hand.write(page.getByRole('textbox', { name: 'Coupon code' }), 'NOTHING');
  watch.allowStatus(400);
  await hand.press(page.getByRole('button', { name: 'Apply the coupon' }));
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Coupon code not found',
  );
  await look(page, 'calculator-problems');
});

test('whoever tries out coupons is told to wait', async ({ page, watch }) => {
  await page.route('**/api/price/quote', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, body: '' }),
  );
  watch.allowStatus(429);
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Open the calculator' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The price could not be calculated.' });
  await expect(refusal).toContainText('Too many requests');
  await expect(refusal).toContainText('Please try again in 60 seconds.');
});
