import { choosePasswordByCall, makeKnownToProvider } from '../harness/identityUsers';
import { demo, newcomer } from '../harness/people';
import { mouse } from '../harness/hand';
import {
  activationMail,
  choosePassword,
  fillRegistration,
  followMailedLink,
  register,
} from '../harness/register';
import { answerSignInPage, isGreeted, passWelcome, signIn, trySignIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

test('an empty registration says what is missing, in the words of the documents @full', async ({ page }) => {
  await page.goto('/register');
  await mouse(page).complete(page.getByRole('combobox', { name: 'Country' }), 'United States');
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Please enter a first name',
    'Please enter a last name',
    'Please enter a phone number',
    'Please enter an organization',
    'Please select a state',
    'Please enter a valid email address',
    'Please confirm the captcha above',
  ]);
  await summary.getByRole('link', { name: 'Please enter an organization' }).click();
  await expect(page.getByLabel('Organization')).toBeFocused();
});

test('a visitor registers, follows the mail, chooses a password, signs in and out', async ({
  page,
  place,
  context,
}) => {
  const person = newcomer();
  await register(page, mouse, place, person);
  await signIn(page, person);
  await expect(page.getByText('No releases yet')).toBeVisible();

  // What was typed and not saved goes too, when one leaves on purpose.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: /^Organization/ }).fill('Typed and never saved');
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  await expect.poll(() => page.evaluate(kept)).toContainEqual(expect.stringContaining('profile'));
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies(place.product)).map(({ name }) => name), 'cookies that are left')
    .toEqual([]);
  const left = async () =>
    (await page.evaluate(kept)).filter((key) => !/returnTo|scroll-positions/.test(key));
  await expect.poll(left, 'texts that are left').toEqual([]);
  await page.goto('/distribution/create');
  await expect(page).toHaveURL(/\/welcome$/);
});

test('a package that is chosen before there is an account begins the first release @full', async ({
  page,
  place,
}) => {
  const person = newcomer();
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Start with Premium' }).click();
  await expect(page.getByText('Your first release begins with Premium.')).toBeVisible();
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  const verified = await followMailedLink(page, mouse(page), place, activationMail(person));
  await verified.getByRole('link', { name: 'Choose your password' }).click();
  await choosePassword(verified, mouse(verified), person);
  await answerSignInPage(verified, person);
  await expect(verified.getByRole('heading', { name: 'Select Your Package' })).toBeVisible();
  await expect(verified.getByRole('button', { name: 'Select Basic' })).toBeVisible();
  await expect(verified.getByRole('button', { name: 'Select Premium' })).toHaveCount(0);
});

test('the link of a mail works once @full', async ({ page, place, watch }) => {
  const person = newcomer();
  await page.goto('/register');
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByText(`Please check the inbox of ${person.email}`)).toBeVisible();
  const verified = await followMailedLink(page, mouse(page), place, activationMail(person));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  watch.allowStatus(409);
  await verified.reload();
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText(
    'unable to verify This link has already been used.',
  );
  await expect(verified.getByRole('link', { name: 'Send a new activation email' })).toBeVisible();
});

test('whoever is not activated is led to another activation mail @full', async ({ page, inbox, watch }) => {
  const person = newcomer();
  await page.goto('/register');
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');

  await page.goto('/register');
  await fillRegistration(page, mouse(page), person);
  watch.allowStatus(400);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  const refusal = page.getByRole('alert', { name: 'Error registering account:' });
  await expect(refusal).toContainText('An account with this email address already exists.');
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);

  await page.getByRole('link', { name: 'Click Here', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send Activation Email');
  for (const email of [person.email, 'nobody-at-all@nasa.example']) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send Activation Email' }).click();
    await expect(page.getByRole('status')).toContainText(`Activation Email sent to ${email}.`);
  }
  await expect
    .poll(async () => (await inbox.mailsTo(person.email)).map(({ subject }) => subject), 'mails that came')
    .toEqual([expect.stringMatching(/^Activate your/), expect.stringMatching(/^Activate your/)]);
  expect(await inbox.mailsTo('nobody-at-all@nasa.example')).toEqual([]);
});

test('whoever the identity provider knows already is told to use the existing password @full', async ({
  page,
  place,
}) => {
  const person = newcomer();
  await choosePasswordByCall(await makeKnownToProvider(place, person), person);
  await page.goto(`/register?migratefromlegacy=true&firstname=Ada&lastname=Okonkwo&email=${person.email}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade your account');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(
    page.getByText('You already have a login with us. Please log in with your existing password.'),
  ).toBeVisible();
  const verified = await followMailedLink(page, mouse(page), place, activationMail(person));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  await verified.getByRole('link', { name: 'Log in' }).click();
  const greeted = isGreeted(verified);
  await answerSignInPage(verified, person);
  await passWelcome(verified, greeted, mouse(verified));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('My Releases');
});

test('a place that needs a session is shown after signing in @full', async ({ page, watch }) => {
  await page.goto('/admin/releases?view=published');
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('button', { name: 'Login' }).click();
  watch.allowStatus(401);
  await answerSignInPage(page, { ...demo('editor'), password: 'not-hers-at-all' });
  await expect(page.getByRole('alert')).toContainText('Login failed.');
  await answerSignInPage(page, demo('editor'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  await expect(page).toHaveURL(/\/admin\/releases\?view=published$/);
});

test('the provider refuses whoever is not assigned, and whoever cancels', async ({ page }) => {
  await trySignIn(page, { email: 'unassigned@example.com', password: 'whatever' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YOU DO NOT HAVE ACCESS');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await page.getByRole('link', { name: 'Cancel sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to login, an error has occurred:');
  await expect(page.getByRole('alert')).toContainText('The sign-in was cancelled.');
});

const listed = [
  [
    'an errors array',
    400,
    { errors: ['The post is closed.', 'Try the next pier.'] },
    ['The post is closed.', 'Try the next pier.'],
  ],
  ['a single error', 400, { error: 'The post is closed.' }, ['The post is closed.']],
  ['a status text alone', 502, null, ['Bad Gateway']],
] as const;

for (const [what, status, body, texts] of listed) {
  test(`what stands between us and the browser refuses a registration with ${what} @full`, async ({
    page,
    watch,
  }) => {
    await page.route('**/api/users/add', (route) =>
      route.fulfill({
        status,
        ...(body === null
          ? { contentType: 'text/html', body: '<h1>502</h1>' }
          : { contentType: 'application/json', body: JSON.stringify(body) }),
      }),
    );
    watch.allowStatus(status);
    watch.allow(/^502 from /);
    await page.goto('/register');
    await fillRegistration(page, mouse(page), newcomer());
    await page.getByRole('button', { name: 'Get Free Account' }).click();
    const refusal = page.getByRole('alert', { name: 'Error registering account:' });
    await expect(refusal.getByRole('listitem')).toHaveText([...texts]);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });
}

test('when no answer comes, the registration says so and loses nothing', async ({ page, watch }) => {
  await page.route('**/api/users/add', (route) => route.abort('connectionrefused'));
  watch.allow(/^console: Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  await page.goto('/register');
  await fillRegistration(page, mouse(page), newcomer());
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  const refusal = page.getByRole('alert', { name: 'Error registering account:' });
  await expect(refusal.getByRole('listitem')).toHaveText([
    'We could not reach the server. Please check your connection and try again.',
  ]);
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('a legacy account is upgraded, from its address to the first sign-in @full', async ({
  page,
  place,
  database,
}) => {
  const person = newcomer();
  const query = new URLSearchParams({
    migratefromlegacy: 'true',
    email: person.email,
    firstname: person.firstName,
    lastname: person.lastName,
  });
  const form = { address: `/register?${query.toString()}`, title: 'Upgrade your account' };
  await page.goto(form.address);
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Last Name')).toHaveValue(person.lastName);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await register(page, mouse, place, person, form);
  const migrated = 'select migrated_from_legacy as migrated from users where email = $1';
  expect(await database.row(migrated, person.email)).toEqual({ migrated: true });
  await signIn(page, person);
});

test('a forged link, and one that has expired, verify nothing @full', async ({
  page,
  place,
  database,
  inbox,
  watch,
}) => {
  watch.allowStatus(400, 404, 409, 410);
  for (const token of [
    '3q2-7wAhTqY0r0bX0M0aTg1c9yqUu6uY2s0m2l8k1dE',
    '3q2-7wAh',
    '3q2-7wAhTqY0r0bX0M0aTg1c9=',
    'A'.repeat(2001),
  ]) {
    await page.goto(`/verified/${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'unable to verify This link is not valid.',
    );
    await expect(page.getByRole('link', { name: 'Send a new activation email' })).toBeVisible();
  }
  const person = newcomer();
  await page.goto('/register');
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');
  // The link is made with the mail.
  await inbox.mailTo(person.email, /^Activate your/);
  await database.rows(
    `update email_tokens set expires_at = now() - interval '1 minute'
     where user_id = (select user_id from users where email = $1)`,
    person.email,
  );
  const verified = await followMailedLink(page, mouse(page), place, activationMail(person));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText(
    'unable to verify This link has expired.',
  );
});
