import { expect, test } from '../harness/test';

test('built files are sent compressed and kept for good, pages compressed and asked for again', async ({
  request,
}) => {
  const page = await request.get('/welcome', { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } });
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const [script = ''] = /\/assets\/first-[^"]+\.js/.exec(await page.text()) ?? [];
  for (const coding of ['br', 'gzip']) {
    const answer = await request.get(script, { headers: { 'Accept-Encoding': coding } });
    expect(answer.headers()).toMatchObject({
      'content-encoding': coding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers()['etag']).toMatch(/^W\/"/);
  }
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the welcome page can be read', async ({ page }) => {
    await page.goto('/welcome');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your news, written here, read everywhere',
    );
    await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
  });

  test('the frame of the dashboard stands, and all its scripts are named', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'prw.sid', value: 'kept', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(named.filter((script) => /\/(app|startApp|DashboardScreen)-/.test(script))).toHaveLength(3);
  });
});

test('a published release is as wide before its font has come as after', async ({
  page,
  database,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const { address } = await database.row<{ address: string }>(
    `select '/news/' || slug || '-' || prweb_press_release_id as address from releases
     where state = 4 order by distribution_id limit 1`,
  );
  const width = () => page.getByRole('article').evaluate((article) => article.getBoundingClientRect().width);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(address);
  const before = await width();
  await page.unroute('**/*.woff2');
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  expect(await width()).toBe(before);
});
