import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { paymentStep, testCards } from '../harness/payment';
import { demo } from '../harness/people';
import { booksOf, paidOnce, readyRelease } from '../harness/readyRelease';
import { expect, test } from '../harness/test';

const bay = '/prwebpartner/bay-business-alliance';

test('the page of a partner says whose it is before any script runs, and is read without a call', async ({
  page,
  request,
}) => {
  const html = await (await request.get(bay)).text();
  expect(html).toContain('<title>Bay Business Alliance · Dispatch</title>');
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/api\/partner\/logo\/[\w-]{20,}" \/>/);
  expect((await request.get('/prwebpartner/nobody')).status()).toBe(404);

  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/partner/logo/')) calls.push(pathname);
  });
  await page.goto(bay);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bay Business Alliance');
  await expect(page.getByText('$306.00').first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('a partner without a splash page leads to its registration @full', async ({ page }) => {
  await page.goto('/prwebpartner/Meridian-Chamber');
  await expect(page).toHaveURL(/\/prwebpartner\/meridian-chamber\/Register$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create A Free Account');
});

test("a customer of a partner sees the partner's price in the wizard, and pays it", async ({
  page,
  place,
  clientOf,
  database,
  cards,
}) => {
  const imani = demo('partnerCustomer');
  await beginSession(page, place, imani);
  const id = await readyRelease(await clientOf(imani), imani.email);
  await page.goto(`/distribution/create/${id}?currentStep=1`);
  await expect(page.getByText('$306.00').first()).toBeVisible();
  await expect(page.getByText('$360.00')).toHaveCount(0);
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  const step = paymentStep(page, mouse(page));
  await mouse(page).press(step.prepaid);
  await expect(step.pay).toHaveText('Pay $306.00');
  // The one that renews what she has bought is offered first.
  await mouse(page).press(page.getByRole('radio', { name: 'Another card' }));
  await step.card(testCards.good);
  await step.pay.click();
  await step.orderNumber();
  expect(await booksOf(database, cards, id)).toEqual(paidOnce(30_600));
});
