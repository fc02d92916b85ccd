import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { demo } from '../harness/people';
import { choosePassword, followMailedLink } from '../harness/register';
import { seedPerson } from '../harness/seedPerson';
import { openMyReleases, signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';
import type { Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses a button of the page, and the one of the same name in the question that comes. */
async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

test('an administrator verifies an address, changes a group, resets a password, acts for the customer, and comes back @full', async ({
  page,
  place,
  database,
  clientOf,
  watch,
  anotherBrowser,
}) => {
  const { person, userId } = await seedPerson(place, database);
  const contact = `desk.${person.email}`;
  await (await clientOf(person)).call('verifyContact', { body: { entityKey: contact } });
  const theirs = await anotherBrowser();
  await beginSession(theirs, place, person);
  await openMyReleases(theirs);

  await beginSession(page, place, demo('admin'));
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await page.getByRole('link', { name: person.email, exact: true }).click();
  await expect(heading(page)).toHaveText(person.email);
  for (const nothing of ['Nothing was submitted.', 'Nothing was ordered.'])
    await expect(page.getByText(nothing)).toBeVisible();
  await page.getByRole('button', { name: `Verify ${contact}` }).click();
  await expect(page.getByRole('row', { name: contact })).toContainText(/^[^ ]+Verified/);

  watch.allowStatus(401);
  await page.getByRole('button', { name: /Change User Group$/ }).click();
  await page.getByRole('option', { name: 'Accounting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change the group' }).click();
  await expect(page.getByRole('button', { name: 'Accounting Change User Group' })).toBeVisible();
  // Otherwise the provider, which still knows them, lets them in again without a word.
  await theirs.context().clearCookies({ name: /^(?!prw|userGroup|c3|loginAs)/ });
  await theirs.goto('/settings/account');
  await expect(heading(theirs)).toHaveText('Sign in to Dispatch');

  await confirm(page, 'Reset Password');
  await expect(page.getByText('A link for choosing a new password is on its way to')).toBeVisible();
  const mail = { to: person.email, subject: /^Choose a new password/, link: 'Choose a new password' };
  const choosing = await followMailedLink(theirs, mouse(theirs), place, mail);
  const renewed = { ...person, password: 'four-quiet-lanterns' };
  await choosePassword(choosing, mouse(choosing), renewed);
  await signIn(choosing, renewed);

  watch.allowStatus(423);
  await confirm(page, 'Impersonate');
  const question = page.getByRole('alertdialog', { name: 'Active a moment ago' });
  await expect(question).toContainText(/^Active a moment ago.*This user was last active \d+ seconds? ago\./);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Logged In as ${person.email}`)).toBeVisible();
  await expect(heading(page)).toHaveText('My Releases');

  await page.getByRole('button', { name: 'Return to Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to Admin' }).click();
  await expect(heading(page)).toHaveText('Users List');
  await expect(page.getByRole('link', { name: person.email, exact: true })).toBeFocused();
  expect(
    await database.rows(
      `select action from audit_log where subject_type = 'user' and subject_id = $1
          and (actor_user_id <> $2 or impersonator_user_id is not null) order by audit_id`,
      String(userId),
      userId,
    ),
  ).toEqual(
    [
      'email.verifyByStaff',
      'user.setGroup',
      'user.resetPassword',
      'impersonation.begin',
      'impersonation.end',
    ].map((action) => ({ action })),
  );
});
