import { createClient, message } from '@dispatch/contract';
import { pasteHtml } from '../harness/clipboard';
import { desk } from '../harness/desk';
import { mouse } from '../harness/hand';
import { look } from '../harness/look';
import { mockParts, mockTest as test } from '../harness/mockServer';
import { paymentStep, testCards } from '../harness/payment';
import { newcomer } from '../harness/people';
import { fillRegistration } from '../harness/register';
import { samples } from '../harness/samples';
import { expect } from '../harness/test';
import { wizard } from '../harness/wizard';
import { chooseAction } from '../harness/onScreen';

// One mock server for all of them.
test.describe.configure({ mode: 'default' });

test('a release goes from the first word to its publication, without an API', async ({ page }) => {
  const sample = samples.newHorizons;
  const mock = mockParts(page);
  await mock.signIn('Maya Lindqvist');
  await page.getByRole('link', { name: 'Create Release' }).click();
  const { field, ...write } = wizard(page, mouse(page));
  await page.getByRole('button', { name: 'Select Advanced' }).click();
  await write.goOn('Additions');
  await write.goOn('Create Release');
  await write.pressBlocked();
  await field('Headline').fill(sample.headline);
  await field(/^Summary/).fill(sample.summary);
  await field('Dateline').fill(sample.dateline);
  await pasteHtml(write.editor, sample.bodyHtml);
  await write.contact({
    name: 'Maya Lindqvist',
    company: 'Harborline Robotics',
    website: 'https://www.harborline.example',
    email: 'maya.lindqvist@harborline.example',
    phone: '410-555-0142',
  });
  await expect(write.saved).toBeVisible();
  await page.reload();
  await expect(field('Headline')).toHaveValue(sample.headline);
  await write.goOn('Amplify');
  await write.goOn('Schedule');
  await write.privateContact({
    name: 'Maya Lindqvist',
    email: 'maya.lindqvist@harborline.example',
    phone: '410-555-0142',
  });
  await write.goOn('Verify Contact Information');
  await write.goOn('Payment');
  const paying = paymentStep(page, mouse(page));
  await expect(paying.pay).toHaveText('Pay $360.00');
  await paying.another.click();
  await paying.card(testCards.good);
  await paying.pay.click();
  const order = await paying.orderNumber();
  await write.accept();
  await write.submit();
  const own = page.getByRole('listitem').filter({ hasText: sample.headline });
  await expect(own).toContainText('Submitted');

  // Details, preview, receipt
  await own.getByRole('link', { name: sample.headline }).click();
  await page.getByRole('button', { name: 'Preview My Release' }).click();
  await expect(page.getByText('This preview is a guide.')).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseAction(page, 'Show My Receipt');
  const receipt = page.getByRole('dialog').locator('iframe').first().contentFrame();
  await expect(receipt.getByText(`Order number ${order}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await mock.signOut();

  // The desk, in the same browser
  await mock.signIn('Ruth Adeyemi');
  const review = desk(page, mouse(page));
  await review.openRelease(sample.headline);
  await review.openForReview();
  await review.putOnHold(['Please name the journal in the second paragraph.']);
  await mock.signOut();

  await mock.signIn('Maya Lindqvist');
  await expect(own).toContainText('On hold');
  await own.getByRole('link', { name: sample.headline }).click();
  await write.isAt('Edit Your Release');
  await expect(page.getByText('Please name the journal in the second paragraph.')).toBeVisible();
  await write.goOn('Amplify');
  await write.goOn('Schedule');
  await write.goOn('Verify Contact Information');
  await write.goOn('Summary');
  await write.accept();
  await write.submit('Resubmit');
  await expect(own).toContainText('Resubmitted');
  await mock.signOut();

  await mock.signIn('Ruth Adeyemi');
  await review.openRelease(sample.headline);
  await review.openForReview();
  await review.approve('Release now');
  await mock.signOut();
  await mock.signIn('Maya Lindqvist');
  await expect(own).toContainText('Published');
});

test('the bar changes what is answered, by mouse and by keyboard', async ({ page, watch }) => {
  const mock = mockParts(page);
  await mock.signIn('Maya Lindqvist');
  await look(page, 'mock-bar-closed');
  await mock.toggle.click();
  await expect(mock.calls.filter({ hasText: 'listReleases' })).toContainText('GET /distribution');
  await expect(mock.calls.filter({ hasText: 'listReleases' })).toContainText(/200 · \d+ ms/);
  await look(page, 'mock-bar-open');

  await mock.answers('listReleases').selectOption({ label: '200 none – Nothing written yet' });
  await expect(page.getByText('No releases yet')).toBeVisible();
  await expect(mock.answers('listReleases')).toBeFocused();
  await expect(mock.toggle).toContainText('1 changed');
  watch.allowStatus(403, 409);
  await mock.answers('listReleases').selectOption('403 notAllowed');
  await expect(page.getByRole('list', { name: 'Releases' })).toHaveCount(0);
  await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
  await mock.bar.getByRole('button', { name: 'Reset answers' }).click();
  await expect(page.getByRole('list', { name: 'Releases' }).getByRole('link').first()).toBeVisible();
  await expect(mock.toggle).not.toContainText('changed');

  // A save that fails, chosen before it is made, by the keyboard alone
  await page.getByRole('link', { name: 'Create Release' }).click();
  // A screen that opens takes the focus.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Your Package');
  await mock.bar.getByRole('combobox', { name: 'Another call' }).selectOption('saveDraft');
  await expect(mock.answers('saveDraft')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(mock.answers('saveDraft')).toHaveValue('409 stale', { timeout: 50 });
  }).toPass({ intervals: [0] });
  await expect(mock.bar.getByRole('status')).toContainText('The next answers of saveDraft: 409 stale');
  await mock.tabTo(mock.toggle, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(mock.calls).toHaveCount(0);
  await page.getByRole('button', { name: 'Select Standard' }).click();
  await expect(page.getByText('Not saved').first()).toBeVisible();
  await mock.tabTo(mock.toggle, 'Tab');
  await page.keyboard.press('Enter');
  await expect(mock.calls.filter({ hasText: 'saveDraft' })).toContainText('409');
});

test('what was changed is there until the data are started afresh', async ({ page }) => {
  const mock = mockParts(page);
  await mock.signIn('Maya Lindqvist');
  const rows = page.getByRole('list', { name: 'Releases' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await page
    .getByRole('button', { name: /^Delete draft/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(rows).toHaveCount(before - 1);
  await page.reload();
  await expect(rows).toHaveCount(before - 1);
  await mock.toggle.click();
  await mock.bar.getByRole('button', { name: 'Start data afresh' }).click();
  await expect(rows).toHaveCount(before);
});

test('a newcomer registers, and follows the mail that the bar shows', async ({ page, watch }) => {
  const person = newcomer();
  const mock = mockParts(page);
  await page.goto('/register');
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');

  // Before the activation the server refuses, as it does in earnest.
  watch.allowStatus(403);
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are you today?');
  await look(page, 'mock-people');
  await page.getByRole('button', { name: 'Sign in as Ada Okonkwo' }).click();
  await expect(page.getByText('Please activate your account first.')).toBeVisible();

  await mock.toggle.click();
  const opened = page.waitForEvent('popup');
  await mock.bar.getByRole('link', { name: 'Activate your account' }).click();
  const verified = await opened;
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  await verified.getByRole('link', { name: 'Choose your password' }).click();
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('No password is needed here');
  await verified.close();
  await mock.signIn('Ada Okonkwo');
  await expect(page.getByText('No releases yet')).toBeVisible();
});

test('whoever lacks a permission is refused with the words of the contract', async ({
  page,
  context,
  place,
  watch,
}) => {
  const mock = mockParts(page);
  await mock.signIn('Priya Raman');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/releases');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Authorized');
  expect(asked, 'nothing is asked for in vain').not.toContain('/api/admin/releases');

  // The screens go by a cookie, the server by the session.
  const token = (await context.cookies()).find(({ name }) => name === 'prw.sid')?.value ?? null;
  const client = createClient({ baseUrl: `${place.product}/api`, token: () => token });
  await expect(client.call('listEditorialQueue')).rejects.toMatchObject({
    status: 403,
    problem: { code: 'not-allowed', message: message('not-allowed') },
  });
  watch.allowStatus(403);
  await context.addCookies([{ name: 'userGroup', value: 'EDITOR', url: place.product }]);
  await mock.toggle.click();
  await page.reload();
  await expect(mock.calls.filter({ hasText: 'listEditorialQueue' })).toContainText('403');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Authorized');
});
