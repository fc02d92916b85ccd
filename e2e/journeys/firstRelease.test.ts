import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { copyHtml, pasteHtml } from '../harness/clipboard';
import type { Database } from '../harness/database';
import { desk } from '../harness/desk';
import { freshCustomer } from '../harness/freshCustomer';
import { keyboard, mouse } from '../harness/hand';
import { linkIn } from '../harness/mailInbox';
import { addAttachment, addImage, connectX, writeXMessage } from '../harness/media';
import { expectedBody, fromWebPage, fromWord } from '../harness/pasted';
import { paymentStep, testCards } from '../harness/payment';
import { demo, newcomer } from '../harness/people';
import type { Place } from '../harness/place';
import { checkPublicPage } from '../harness/publicPage';
import { type Hands, followMailedLink, register } from '../harness/register';
import { samples } from '../harness/samples';
import { signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';
import { type Contact, wizard } from '../harness/wizard';

const contactOf = (email: string): Contact => ({
  name: 'Trent Perrotto',
  company: 'NASA Headquarters',
  website: 'https://www.nasa.gov',
  email,
  phone: '202-358-0321',
});

const pastedHandler =
  /^console: Executing inline event handler violates .* The action has been blocked\. \((http:\/\/localhost:\d+\/assets\/(?:TinyEditor|paste)-[\w-]+\.js)?\)$/;

const confirmMail = (to: string) => ({
  to,
  subject: /^Confirm your email address/,
  link: 'Confirm email address',
});

interface ReleaseRow {
  id: number;
  prid: number;
  slug: string;
}
const releaseOf = (database: Database, headline: string, email: string) =>
  database.row<ReleaseRow>(
    `select distribution_id as id, prweb_press_release_id as prid, slug from releases
     join users using (user_id) where headline = $1 and okta_login = $2`,
    headline,
    email,
  );

async function expectUnread(visitor: Page, { id, prid }: ReleaseRow, headline: string): Promise<void> {
  const words = headline.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  for (const name of [`${words}-${prid}`, `${words}-${id}`, `x-${prid}`]) {
    const answer = await visitor.goto(`/news/${name}`);
    expect(answer?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  }
}

async function verifyContact(page: Page, hands: Hands, place: Place, email: string): Promise<void> {
  const addresses = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect(addresses.filter({ hasText: email })).toContainText('Not verified');
  await hands(page).press(page.getByRole('button', { name: `Verify ${email}` }));
  await expect(page.getByText(/^An email has been sent to .* for verification\. Please check/)).toBeVisible();
  const reader = await page.context().newPage();
  const verified = await followMailedLink(reader, hands(reader), place, confirmMail(email));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  await verified.close();
  await reader.close();
  await hands(page).press(page.getByRole('button', { name: 'I have followed the link, check again' }));
  await expect(addresses.filter({ hasText: email })).toContainText(/(?<!Not v)erified/);
}

async function letItsHourCome(database: Database, { id }: ReleaseRow): Promise<void> {
  await database.rows(`update releases set release_date = now() where distribution_id = $1`, id);
  const jobs = await database.rows(
    `update jobs.job set start_after = now()
     where name = 'publish-release' and data ->> 'distributionId' = $1 and state = 'created' returning 1`,
    String(id),
  );
  expect(jobs, 'jobs that wait for its hour').toHaveLength(1);
}

test('Kepler 10b: written with breaks over days, held, resubmitted, and released at once @full', async ({
  page,
  place,
  database,
  inbox,
  watch,
  anotherBrowser,
}) => {
  const sample = samples.kepler;
  const person = newcomer();
  const contact = contactOf(person.email.replace('press', 'newsroom'));
  await register(page, mouse, place, person);
  await signIn(page, person);

  await page.getByRole('link', { name: 'Create Release' }).click();
  const { field, ...write } = wizard(page, mouse(page));
  await write.isAt('Select Your Package');
  await page.getByRole('button', { name: 'Select Standard' }).click();
  await write.goOn('Additions');
  await expect(page.getByText('Priority Distribution')).toHaveCount(0);
  await write.goOn('Create Release');
  await write.pressBlocked();
  await expect(write.problems.getByRole('listitem')).toHaveText([
    'Please provide a press release headline.',
    'Please provide a press release summary.',
    'Please provide a press release dateline.',
    'Please provide a press release body.',
  ]);
  await field('Headline').fill(sample.headlineAsIssued);
  await expect(write.problems).toContainText('Your press release headline must have at least 55 characters.');
  await field('Headline').fill(`${sample.headlineAsIssued}S`);
  await expect(write.problems).toContainText('Your press release headline cannot be all upper case.');
  await field('Headline').fill(sample.headline);
  await expect(write.problems).not.toContainText('headline');
  await field(/^Summary/).fill(sample.summary);
  await field('Dateline').fill(sample.dateline);
  await pasteHtml(write.editor, fromWebPage(sample));
  await expect(write.editor).toContainText('Nine instruments');
  watch.allow(pastedHandler);
  // What is not published is not there.
  watch.allowStatus(404);

  // The same day after a reload, and another day in another browser
  await page.reload();
  await write.isAt('Create Release');
  await expect(field('Headline')).toHaveValue(sample.headline);
  await expect(write.editor).toContainText('Kepler-10b');
  const release = await releaseOf(database, sample.headline, person.email);
  const visitor = await anotherBrowser();
  await expectUnread(visitor, release, sample.headline);
  const later = await anotherBrowser();
  await beginSession(later, place, person);
  await later.goto('/');
  await later.getByRole('link', { name: sample.headline }).click();
  const onward = wizard(later, mouse(later));
  // What the profile knows fills every step before it.
  await onward.isAt('Payment');
  await later
    .getByRole('link', { name: /^Create Release/ })
    .last()
    .click();
  await onward.isAt('Create Release');
  await expect(onward.field('Dateline')).toHaveValue(sample.dateline);
  await onward.contact(contact);
  await connectX(database, person.email, 'KeplerMission');
  await addAttachment(later, mouse(later), 'orbit.png', 'The orbit of Kepler-10b');
  await onward.goOn('Amplify');
  await writeXMessage(later, mouse(later), 'KeplerMission', 'A planet of rock.');
  await onward.goOn('Schedule');
  await expect(onward.field(/^Date\b/)).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  const day = await onward.field(/^Date\b/).inputValue();
  await onward.field(/^Date\b/).fill('02/31/2001');
  await onward.pressBlocked();
  await expect(onward.field(/^Date\b/)).toHaveValue('02/31/2001');
  await expect(onward.main).toContainText('February 31, 2001 does not exist.');
  await onward.field(/^Date\b/).fill('02/28/2001');
  await onward.privateContact({ ...contact, name: 'Ada Okonkwo', email: person.email });
  await onward.pressBlocked();
  await expect(onward.problems).toContainText(
    /Please select a date and time on or after \d\d\/\d\d\/\d{4} \d{1,2}:\d\d\s[AP]M/,
  );
  await onward.field(/^Date\b/).fill(day);
  await onward.goOn('Verify Contact Information');

  // Verify
  await onward.pressBlocked();
  const addresses = later.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect(addresses.filter({ hasText: person.email })).toContainText('Verified');
  await verifyContact(later, mouse, place, contact.email);
  await onward.goOn('Payment');

  const paying = paymentStep(later, mouse(later));
  await expect(paying.pay).toHaveText('Pay $245.00');
  await paying.card(testCards.good);
  await paying.pay.click();
  const order = await paying.orderNumber();
  const receipt = await inbox.mailTo(person.email, /^Your Dispatch receipt/);
  expect(receipt.subject).toContain(String(order));
  expect(receipt.text).toContain('$245.00');

  const submit = later.getByRole('button', { name: 'Submit to Editorial' });
  await onward.pressBlocked(submit);
  await onward.accept();
  // The list of before, with the draft, is not shown until the new one has come.
  const listed = later.waitForRequest(/\/api\/distribution\?/);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await later.route(/\/api\/distribution\?/, async (route) => {
    await held;
    await route.continue();
  });
  await onward.submit();
  await listed;
  await expect(later.getByRole('main').getByText('Draft mode')).toHaveCount(0);
  answer();
  const own = later.getByRole('listitem').filter({ hasText: sample.headline });
  await expect(own).toContainText('Submitted');
  await expectUnread(visitor, release, sample.headline);

  // Review: held, with reasons
  const editor = await anotherBrowser();
  await beginSession(editor, place, demo('editor'));
  const review = desk(editor, mouse(editor));
  await review.openRelease(sample.headline);
  await review.openForReview();
  const reasons = ['Please name the journal in the second paragraph.', 'The summary repeats the headline.'];
  await review.putOnHold(reasons);
  const heldMail = await inbox.mailTo(person.email, /on hold: revisions are required$/);
  for (const reason of reasons) expect(heldMail.text).toContain(reason);

  // Edited and resubmitted
  await later.goto(linkIn(heldMail, '/distribution/'));
  const edit = wizard(later, mouse(later));
  await edit.isAt('Edit Your Release');
  const banner = later
    .getByRole('alert')
    .filter({ hasText: 'Your release is on hold. Revisions are required.' });
  await expect(banner.getByRole('listitem')).toHaveText(reasons);
  const summary = `${sample.summary} It is the smallest planet ever discovered outside our solar system.`;
  await edit.field(/^Summary/).fill(summary);
  await edit.goOn('Amplify');
  await edit.goOn('Schedule');
  await edit.goOn('Verify Contact Information');
  await edit.goOn('Summary');
  await edit.accept();
  await edit.submit('Resubmit');
  await expect(own).toContainText('Resubmitted');

  // Approved now, published, read
  await review.openRelease(sample.headline);
  await review.openForReview();
  await review.approve('Release now');
  const published = await inbox.mailTo(person.email, /is published$/);
  await checkPublicPage(visitor, linkIn(published, '/news/'), {
    ...sample,
    summary,
    bodyHtml: expectedBody(sample),
    contact,
    media: ['The orbit of Kepler-10b'],
    secrets: ['Ada Okonkwo', person.email],
  });
  await later.reload();
  await expect(own).toContainText('Published');
  await expect(own).toContainText(/Release \d{1,2} \w+,? \d{4}/);
  await expect(own).toContainText(/Created \d{1,2} \w+/);
  await expect(own).toContainText(/Submitted \d{1,2} \w+/);
});

test('Hubble UDF12: pasted from Word, with all additions, paid at the bank, released at its hour', async ({
  page,
  place,
  database,
  inbox,
  watch,
  anotherBrowser,
}) => {
  const sample = samples.hubble;
  const person = await freshCustomer(page, place);
  const contact = contactOf(person.email);
  await connectX(database, person.email, 'HubbleNews');
  await page.goto('/');
  await page.getByRole('link', { name: 'Write your first release' }).click();
  const { field, ...write } = wizard(page, mouse(page));
  await page.getByRole('button', { name: 'Select Premium' }).click();
  await write.goOn('Additions');
  await field('Journalist lists to add').fill('1');
  await expect(page.getByText('1 list added for $240')).toBeVisible();
  await page.getByRole('button', { name: 'Add Priority Distribution' }).click();
  await write.goOn('Create Release');
  await field('Headline').fill(sample.headlineAsIssued);
  await field(/^Summary/).fill(sample.summary);
  await field('Dateline').fill(sample.dateline);
  await pasteHtml(write.editor, fromWord(sample));
  await field('Pull-out quote').fill('Our study has taken the subject forward in two ways.');
  await addImage(page, mouse(page), 'field.png', 'The Hubble Ultra Deep Field');
  await addAttachment(page, mouse(page), 'galaxies.png', 'Seven galaxies');
  await write.contact(contact);
  await page
    .getByRole('switch', { name: 'Show an additional contact' })
    .locator('xpath=ancestor::label')
    .click();
  await field('Additional contact name').fill('Donna Weaver');
  await field('Additional contact company').fill('Space Telescope Science Institute');
  await write.pressBlocked();
  await expect(write.problems.getByRole('listitem')).toHaveText([
    'Your press release headline cannot be all upper case.',
  ]);
  await write.problems.getByRole('link').click();
  await expect(field('Headline')).toBeFocused();
  await field('Headline').fill(sample.headline);
  await write.goOn('Amplify');

  await expect(page.getByText('You have unused Cision Journalist Lists')).toBeVisible();
  for (const list of ['Aerospace and Defense', 'Higher Education', 'Science and Research']) {
    await page.getByRole('searchbox', { name: 'Find a list' }).fill(list.slice(0, 7));
    await mouse(page).press(page.getByRole('checkbox', { name: list }));
  }
  await expect(page.getByText('3 of 3 selected')).toBeVisible();
  await expect(page.getByText(/^You may not select more than/)).toHaveCount(0);
  await expect(page.getByText('You have unused Cision Journalist Lists')).toHaveCount(0);
  await mouse(page).press(page.getByRole('checkbox', { name: 'Share on X' }));
  await field('Text of the post').fill('Hubble sees seven galaxies near cosmic dawn.');
  await expect(page.getByText('Share on X is added for $120.00.')).toBeVisible();
  await writeXMessage(page, mouse(page), 'HubbleNews', 'Seven galaxies of 13 billion years ago.');
  await write.goOn('Schedule');
  await write.privateContact({ ...contact, name: 'Grace Ito', email: person.email });
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('heading', { name: sample.headline })).toBeVisible();
  await expect(preview).toContainText('This preview is a guide. Editorial changes will not show here.');
  await preview.getByRole('button', { name: 'Close' }).first().click();
  await write.goOn('Verify Contact Information');
  await write.goOn('Payment');

  const paying = paymentStep(page, mouse(page));
  await expect(paying.pay).toHaveText('Pay $960.00');
  await paying.card(testCards.asksBank);
  await paying.pay.click();
  await paying.answerBank('Complete');
  const order = await paying.orderNumber();
  await page.getByRole('button', { name: 'Show My Receipt' }).click();
  const receipt = page.getByRole('dialog').locator('iframe').first().contentFrame();
  await expect(receipt.getByText(String(order)).first()).toBeVisible();
  await expect(receipt.getByText('$960.00').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await write.accept();
  await write.submit();
  const own = page.getByRole('listitem').filter({ hasText: sample.headline });
  await expect(own).toContainText('Submitted');

  const editor = await anotherBrowser();
  await beginSession(editor, place, demo('editor'));
  const review = desk(editor, mouse(editor));
  await review.openRelease(sample.headline);
  await review.openForReview();
  await review.putOnHold(['Please confirm the quotation.']);
  await page.reload();
  await expect(own).toContainText('On hold');
  await page.getByRole('link', { name: sample.headline }).click();
  const edit = wizard(page, mouse(page));
  await edit.isAt('Edit Your Release');
  await expect(page.getByRole('alert').filter({ hasText: 'Please confirm the quotation.' })).toBeVisible();
  const quote = 'Our study has taken the subject forward in two ways, said Richard Ellis.';
  await edit.field('Pull-out quote').fill(quote);
  for (const title of ['Amplify', 'Schedule', 'Verify Contact Information', 'Summary'] as const)
    await edit.goOn(title);
  await edit.accept();
  await edit.submit('Resubmit');
  await expect(own).toContainText('Resubmitted');

  await review.openRelease(sample.headline);
  await review.approve('Release at the scheduled time');
  await page.reload();
  await expect(own).toContainText('Pending distribution');
  const visitor = await anotherBrowser();
  const release = await releaseOf(database, sample.headline, person.email);
  watch.allowStatus(404);
  await expectUnread(visitor, release, sample.headline);
  await letItsHourCome(database, release);
  const published = await inbox.mailTo(person.email, /is published$/);
  await checkPublicPage(visitor, linkIn(published, '/news/'), {
    ...sample,
    bodyHtml: expectedBody(sample),
    contact,
    media: ['The Hubble Ultra Deep Field', 'Seven galaxies'],
    secrets: ['Grace Ito'],
  });
  await expect(visitor.getByRole('blockquote').or(visitor.locator('blockquote')).first()).toHaveText(quote);
  await expect(visitor.getByRole('region', { name: 'Contact' })).toContainText('Donna Weaver');
  await visitor.getByRole('link', { name: 'Verify this release' }).click();
  await expect(visitor.getByText(/^Genuine: .* published this release as it is\.$/)).toBeVisible();
  await visitor.goBack();
  await page.getByRole('link', { name: 'My Releases' }).click();
  await page.reload();
  await expect(own).toContainText('Published');
  await page.getByRole('link', { name: sample.headline }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.headline);
  await expect(page.getByRole('link', { name: 'Read it on the public page' })).toHaveAttribute(
    'href',
    new URL(visitor.url()).pathname,
  );
});

test('New Horizons: everything by the keyboard alone @full', async ({
  page,
  place,
  database,
  inbox,
  anotherBrowser,
}) => {
  const sample = samples.newHorizons;
  const person = newcomer({ firstName: 'Alice', lastName: 'Bowman' });
  const contact = contactOf(person.email);
  const hand = keyboard(page);
  await register(page, keyboard, place, person);
  await signIn(page, person, hand);
  await connectX(database, person.email, 'NewHorizons2015');
  await hand.press(page.getByRole('link', { name: 'Create Release' }));
  const { field, ...write } = wizard(page, hand);
  await hand.press(page.getByRole('button', { name: 'Select Advanced' }));
  await write.goOn('Additions');
  await write.goOn('Create Release');
  await hand.write(field('Headline'), 'NASA to Pluto');
  await write.pressBlocked();
  await expect(write.problems).toContainText('Your press release headline must have at least 55 characters.');
  await hand.write(field('Headline'), sample.headlineAsIssued.toLowerCase());
  await expect(write.problems).toContainText('Your press release headline cannot be all lower case.');
  await hand.write(field('Headline'), sample.headlineAsIssued);
  await hand.write(field(/^Summary/), sample.summary);
  await hand.write(field('Dateline'), sample.dateline);
  await copyHtml(page, fromWord(sample));
  await hand.enter(write.editor);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(write.editor).toContainText('Nine instruments');
  await write.contact(contact);
  await addImage(page, hand, 'pluto.png', 'Pluto');
  await addAttachment(page, hand, 'charon.png', 'Charon');
  await write.goOn('Amplify');
  await writeXMessage(page, hand, 'NewHorizons2015', 'Nine years to Pluto.');
  await hand.press(page.getByRole('checkbox', { name: 'Aerospace and Defense' }));
  await expect(page.getByText('1 of 1 selected')).toBeVisible();
  await write.goOn('Schedule');
  await write.privateContact({ ...contact, email: person.email });
  await write.goOn('Verify Contact Information');
  await write.goOn('Payment');
  const paying = paymentStep(page, hand);
  await paying.card(testCards.good);
  await hand.press(paying.pay);
  await paying.orderNumber();
  await write.accept();
  await write.submit();
  const own = page.getByRole('listitem').filter({ hasText: sample.headline });
  await expect(own).toContainText('Submitted');

  const editor = await anotherBrowser();
  await signIn(editor, demo('editor'), keyboard(editor));
  const review = desk(editor, keyboard(editor));
  await review.openRelease(sample.headline);
  await review.openForReview();
  await review.putOnHold(['Please spell out APL.', 'Please give the time zone of each time.']);
  await page.reload();
  await hand.press(page.getByRole('link', { name: sample.headline }));
  const edit = wizard(page, hand);
  await edit.isAt('Edit Your Release');
  for (const title of ['Amplify', 'Schedule', 'Verify Contact Information', 'Summary'] as const)
    await edit.goOn(title);
  await edit.accept();
  await edit.submit('Resubmit');
  await expect(own).toContainText('Resubmitted');
  await review.openRelease(sample.headline);
  await review.openForReview();
  await review.approve('Release now');

  const published = await inbox.mailTo(person.email, /is published$/);
  await checkPublicPage(await anotherBrowser(), linkIn(published, '/news/'), {
    ...sample,
    bodyHtml: expectedBody(sample),
    contact,
    media: ['Pluto', 'Charon'],
    secrets: [],
  });
  await page.reload();
  await expect(own).toContainText('Published');
});
