import { readFileSync } from 'node:fs';
import { beginSession } from '../harness/beginSession';
import { freshCustomer } from '../harness/freshCustomer';
import { mouse } from '../harness/hand';
import { look } from '../harness/look';
import { demo } from '../harness/people';
import { leaveSeconds, sessionTokenOf } from '../harness/sessionClock';
import { trySignIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

test('the profile is changed, kept, and read again @full', async ({ page, place, database }) => {
  const person = await freshCustomer(page, place);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/account$/);
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await expect(field(/^First Name/)).toHaveValue(person.firstName);
  await look(page, 'settings-account');

  await field(/^Organization/).fill('National Aeronautics, Press');
  await field(/^Address 1/).fill('300 E Street SW');
  await field(/^City/).fill('Washington');
  await field(/^Zip Code/).fill('20546');
  const country = page.getByRole('combobox', { name: 'Country' });
  await mouse(page).complete(country, 'Sweden');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const toast = page.getByText('User saved', { exact: true });
  await expect(toast).toBeVisible();
  const saved = await database.row<{ city: string; country: string }>(
    'select city, country from users where okta_login = $1',
    person.email,
  );
  expect(saved).toEqual({ city: 'Washington', country: 'SWE' });
  await page.reload();
  await expect(field(/^Organization/)).toHaveValue('National Aeronautics, Press');
  await expect(field(/^Address 1/)).toHaveValue('300 E Street SW');
  await expect(field(/^City/)).toHaveValue('Washington');
  await expect(field(/^Zip Code/)).toHaveValue('20546');
  await expect(country).toHaveValue('Sweden');
});

test("'User saved' stays for eight seconds @full", async ({ page, place }) => {
  await freshCustomer(page, place);
  await page.clock.install();
  await page.goto('/settings/account');
  await page.getByRole('textbox', { name: /^City/ }).fill('Washington');
  // From here on the time passes that the test says, and no other.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: 'Save profile' }).click();
  const toast = page.getByText('User saved', { exact: true });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
});

test('every rule of the profile is told at its field before anything is sent @full', async ({
  page,
  place,
}) => {
  await freshCustomer(page, place);
  await page.goto('/settings/account');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/save')) sent.push(request.url());
  });
  const refuse = async (values: Record<string, string>, ...messages: string[]) => {
    for (const [label, value] of Object.entries(values))
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
    await page.getByRole('button', { name: 'Save profile' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    for (const message of messages) await expect(summary.getByRole('link', { name: message })).toBeVisible();
  };
  await refuse(
    { 'First Name': '', 'Last Name': '', Organization: '', Phone: '', Email: '', 'Zip Code': 'DC 20546' },
    'Please provide a first name.',
    'Please provide a last name.',
    'Please provide an organization.',
    'Please provide a phone.',
    'Please provide an email.',
    'Zip code must be in digits.',
  );
  await look(page, 'settings-account-problems');
  await refuse(
    {
      'First Name': '12345',
      'Last Name': 'x'.repeat(51),
      Organization: '<b>NASA</b>',
      Phone: '2'.repeat(31),
      Email: 'ada.nasa.example',
      'Address 1': 'x'.repeat(46),
      City: '<i>Washington</i>',
      State: 'x'.repeat(26),
      'Zip Code': '2'.repeat(26),
    },
    'The first name cannot be exclusively digits.',
    'The last name cannot exceed 50 characters.',
    'The organization cannot have html markup.',
    'The phone cannot exceed 30 characters.',
    'Please provide a valid email address format.',
    'The address 1 cannot exceed 45 characters.',
    'The city cannot have html markup.',
    'The state cannot exceed 25 characters.',
    'The zip code cannot exceed 25 characters.',
  );
  expect(sent).toEqual([]);
});

test('the pages of the settings have their addresses, upper and lower case alike @full', async ({
  page,
  place,
}) => {
  await beginSession(page, place, demo('otherCustomer'));
  await page.goto('/settings/SOCIAL');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social');
  const menu = page.getByRole('navigation', { name: 'Settings' });
  await expect(menu.getByRole('link', { name: 'Social' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await page.goto('/settings/billing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
});

test('the networks stand there by their flags @full', async ({ page, place, database }) => {
  const person = await freshCustomer(page, place);
  await page.goto('/settings/social');
  await expect(
    page.getByRole('heading', { name: 'Connect your social accounts to your PRWeb releases' }),
  ).toBeVisible();
  const networks = page.getByRole('list', { name: 'Social networks' });
  await expect(networks.getByRole('heading')).toHaveText(['X']);
  await expect(networks.getByText('Not connected')).toHaveCount(1);
  const turnOn = async (...flags: string[]) => {
    await database.rows(
      'update users set feature_overrides = $2::jsonb where okta_login = $1',
      person.email,
      JSON.stringify(Object.fromEntries(flags.map((flag) => [flag, true]))),
    );
    await page.reload();
  };
  await turnOn('hasEnableOAuthFacebook');
  await expect(networks.getByRole('heading')).toHaveText(['X', 'Facebook']);
  await turnOn('hasEnableOAuthFacebook', 'hasEnableOAuthLinkedIn');
  await expect(networks.getByRole('heading')).toHaveText(['X', 'LinkedIn', 'Facebook']);
  await look(page, 'settings-social');
});

test('who acts for a customer sees the profile alone', async ({ page, context, place }) => {
  await beginSession(page, place, demo('otherCustomer'));
  await context.addCookies([{ name: 'loginAs', value: 'true', url: place.product }]);
  await page.goto('/settings/account');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Profile']);
});

test('password and second factor are changed at the provider @full', async ({ page, place }) => {
  await freshCustomer(page, place);
  await page.goto('/settings/account');
  await expect(page.getByText('Not set up', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up second factor' })).toHaveAttribute(
    'href',
    new RegExp(`^${place.identity}/`),
  );
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to change your password?');
  await look(page, 'settings-password');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await change.click();
  await question.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(new RegExp(`^${place.identity}/`));
});

test('a session elsewhere is ended from here @full', async ({
  page,
  context,
  place,
  anotherBrowser,
  watch,
}) => {
  const person = await freshCustomer(page, place);
  const elsewhere = await anotherBrowser();
  await trySignIn(elsewhere, person);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('My Releases');

  await page.goto('/settings/account');
  const sessions = page.getByRole('table', { name: 'Sessions, last used first' });
  await expect(sessions.getByText('This session')).toHaveCount(1);
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Log out Chrome on Linux/ }).click();
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(1);
  watch.allowStatus(401);
  // The provider still knows the browser: it is signed in anew, after what it remembers was shown for a moment.
  const signedInAnew = elsewhere.waitForResponse('**/api/createsession');
  await elsewhere.goto(`${place.product}/settings/social`);
  await signedInAnew;
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Social');
  await page.reload();
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(2);
  const ownSession = await sessionTokenOf(context);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  expect(await sessionTokenOf(context), 'the session of this browser goes on').toBe(ownSession);
});

test('the data of the account come as one file, to their owner alone @full', async ({
  page,
  place,
  tokenOf,
}) => {
  await freshCustomer(page, place);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText('Your data is ready')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^A ZIP file of \d+ kB/)).toBeVisible();
  await look(page, 'settings-export');
  const asked = page.waitForRequest('**/api/settings/export/*');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^dispatch-account-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.length).toBeGreaterThan(200);
  const address = (await asked).url();
  const authorization = `Bearer ${await tokenOf(demo('otherCustomer'))}`;
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: { authorization } })).status).toBe(404);
});

test('an account is deleted once its login name has been typed', async ({ page, place, context, watch }) => {
  const person = await freshCustomer(page, place);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look(page, 'settings-delete');
  const press = () => dialog.getByRole('button', { name: 'Delete account' }).click();
  await press();
  const wrong = 'Please type your login name exactly as it is shown.';
  await expect(dialog.getByRole('link', { name: wrong })).toBeVisible();
  watch.allowStatus(400);
  await dialog.getByRole('textbox', { name: /^Login name/ }).fill('somebody-else@nasa.example');
  await press();
  await expect(dialog.getByRole('link', { name: wrong })).toBeVisible();
  const headers = { authorization: `Bearer ${await sessionTokenOf(context)}` };
  await dialog.getByRole('textbox', { name: /^Login name/ }).fill(person.email.toUpperCase());
  await press();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
  await look(page, 'account-deleted');
  expect((await context.cookies(place.product)).map(({ name }) => name)).not.toContain('prw.sid');
  expect((await fetch(`${place.product}/api/users/me`, { headers })).status).toBe(401);
  await page.goto('/settings/account');
  await expect(page).toHaveURL(/\/welcome$/);
  watch.allowStatus(401, 403);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Sign in to Dispatch|Unable to login, an error has occurred:)$/,
  );
});

test('a session that ends while the settings are open brings nobody to the wrong screen', async ({
  page,
  place,
  context,
  database,
  watch,
}) => {
  await freshCustomer(page, place);
  await page.goto('/settings/social');
  await expect(page.getByRole('list', { name: 'Social networks' })).toBeVisible();
  await leaveSeconds({ context, database, place }, 0);
  watch.allowStatus(401);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
});
