import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@dispatch/contract';
import { mouse } from '../harness/hand';
import { desk } from '../harness/desk';
import { linkIn } from '../harness/mailInbox';
import { paymentStep, testCards } from '../harness/payment';
import { newcomer } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { choosePassword, register } from '../harness/register';
import { samples } from '../harness/samples';
import { sessionTokenOf } from '../harness/sessionClock';
import { answerSignInPage, isGreeted, passWelcome, signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';
import { wizard } from '../harness/wizard';

const codeInLog = (log: string): string => /\/setup and enter ([a-z\d-]+),/.exec(log)?.[1] ?? '';

test('an administrator by the code of the log, a customer with a passkey, a release that is paid for, published and read', async ({
  page,
  place,
  inbox,
  anotherBrowser,
  watch,
}) => {
  // The first visit
  const operator = newcomer({ email: 'operator@news.example' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/setup$/);
  watch.allowStatus(400);
  await page.getByLabel('Code from the log').fill('aaaa-bbbb-cccc');
  await page.getByLabel('First Name').fill(operator.firstName);
  await page.getByLabel('Last Name').fill(operator.lastName);
  await page.getByLabel('Email').fill(operator.email);
  await page.getByRole('button', { name: 'Become administrator' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This is not the code. A restart of the API writes a new one.',
  );
  const log = readFileSync(join(place.dataDir, 'logs', 'dispatch-api'), 'utf8');
  await page.getByLabel('Code from the log').fill(codeInLog(log));
  await page.getByRole('button', { name: 'Become administrator' }).click();
  await expect(page).toHaveURL(new RegExp(`^${place.identity}/welcome/`));
  await choosePassword(page, mouse(page), operator);
  const greeted = isGreeted(page);
  await answerSignInPage(page, operator);
  await passWelcome(page, greeted, mouse(page));
  await page.goto('/admin/releases');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');

  // A customer, by mail, with a passkey
  const person = newcomer();
  const customer = await anotherBrowser();
  const devices = await customer.context().newCDPSession(customer);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await register(customer, mouse, place, person);
  await signIn(customer, person);
  await customer.goto('/settings/account');
  await customer.getByRole('link', { name: 'Set up second factor' }).click();
  await customer.getByLabel('Password, to add it').fill(person.password);
  await customer.getByRole('button', { name: 'Add a passkey' }).click();
  await customer.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(customer.getByRole('status')).toHaveText('Your passkey is added.');
  await customer.goto('/logout');
  await expect(customer.getByRole('button', { name: 'Login' })).toBeVisible();
  await customer.getByRole('button', { name: 'Login' }).click();
  await customer.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('My Releases');

  // A release, paid for by card
  const token = await sessionTokenOf(customer.context());
  const client = createClient({ baseUrl: `${place.product}/api`, token: () => token });
  const id = await readyRelease(client, person.email);
  await customer.goto(`/distribution/create/${id}?currentStep=7`);
  const paying = paymentStep(customer, mouse(customer));
  await paying.card(testCards.good);
  await paying.pay.click();
  await paying.orderNumber();
  const write = wizard(customer, mouse(customer));
  await write.accept();
  await write.submit();

  // Approved, published, read
  const { headline } = samples.newHorizons;
  const review = desk(page, mouse(page));
  await review.openRelease(headline);
  await review.openForReview();
  await review.approve('Release now');
  const published = await inbox.mailTo(person.email, /is published$/);
  const reader = await anotherBrowser();
  const answer = await reader.goto(linkIn(published, '/news/'));
  expect([answer?.status(), new URL(reader.url()).protocol]).toEqual([200, 'https:']);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(headline);
  await reader.goto('/news');
  await expect(reader.getByRole('link', { name: headline })).toBeVisible();
});
