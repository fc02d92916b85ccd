import { beginSession } from '../harness/beginSession';
import { closeNotice, press } from '../harness/onScreen';
import { demo } from '../harness/people';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

test('an editor gives a bundle to a person, changes it, and refunds a line that FINANCE has confirmed @full', async ({
  page,
  place,
  database,
  anotherBrowser,
}) => {
  const { person, userId } = await seedPerson(place, database);
  await beginSession(page, place, demo('editor'));
  await page.goto(`/admin/users/${userId}`);
  await press(page, 'Give a bundle');
  const modal = page.getByRole('dialog', { name: 'Give a bundle' });
  await modal.getByRole('button', { name: /Package/ }).click();
  await page.getByRole('option', { name: 'Basic' }).click();
  await modal.getByRole('textbox', { name: /Quantity/ }).fill('3');
  await modal.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByRole('link', { name: /^Bundle Order \d+$/ }).click();
  await expect(page.getByRole('heading', { name: /^Bundle Order Id \d+$/ })).toBeVisible();

  await press(page, /Decrease.*Quantity of Basic/);
  await page.getByRole('textbox', { name: 'Expiration Date of Basic' }).fill('07/04/2990');
  await press(page, 'Apply Changes');
  await closeNotice(page, 'Changes Applied');
  await expect(page.getByRole('button', { name: 'Apply Changes' })).toHaveCount(0);
  expect(
    await database.rows('select quantity, expiration_date from bundle_lots where user_id = $1', userId),
  ).toEqual([{ quantity: 2, expiration_date: new Date('2990-07-04T23:59:59.999Z') }]);

  await page.getByRole('link', { name: 'Back to Bundle Order List' }).click();
  await page.getByRole('searchbox').fill(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: person.email })).toContainText('$0.00');

  await page.getByRole('searchbox').fill(demo('partnerCustomer').email);
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: demo('partnerCustomer').email })
    .first()
    .click();
  await page.getByRole('checkbox', { name: 'Select Standard, 3 releases' }).press('Space');
  await press(page, 'Refund');
  const question = page.getByRole('alertdialog', { name: 'Continue with refund?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  const waits = page.getByRole('dialog', { name: 'Waits for confirmation' });
  await waits.getByRole('textbox', { name: /^Reason/ }).fill('Bought twice.');
  await waits.getByRole('button', { name: 'Save Reason' }).click();
  await expect(waits.getByText('Your reason is saved.')).toBeVisible();
  expect(await database.rows(`select from refund_requests where reason like 'Lines of a bundle%'`)).toEqual(
    [],
  );

  const finance = await anotherBrowser();
  await beginSession(finance, place, demo('finance'));
  await finance.goto('/admin/approvals');
  await finance.getByRole('link', { name: /^Refund of bundle order/ }).click();
  await expect(finance.getByText('Bought twice.')).toBeVisible();
  await press(finance, 'Confirm');
  await finance.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(finance.getByRole('definition').filter({ hasText: 'Confirmed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Select Standard, 3 releases' })).toBeDisabled();
  await expect(page.getByRole('table', { name: 'Bundle Refunds' })).toContainText('Standard, 3 releases');
  await expect(page.getByRole('table', { name: 'User Package Bundles' })).not.toContainText('Standard');
});
