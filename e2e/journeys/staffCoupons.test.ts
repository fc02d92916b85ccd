import { beginSession } from '../harness/beginSession';
import { closeNotice, press } from '../harness/onScreen';
import { demo } from '../harness/people';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

test('an editor gives a coupon to a person, changes and revokes it, and makes one for everybody @full', async ({
  page,
  place,
  database,
}) => {
  const { person, userId } = await seedPerson(place, database);
  await beginSession(page, place, demo('editor'));
  await page.goto('/admin/coupons');
  await page.getByRole('link', { name: 'Add new Unique Coupons' }).click();
  await page.getByRole('combobox', { name: /Login Username/ }).pressSequentially(person.email.slice(0, -3));
  await page.getByRole('option', { name: person.email }).click();
  await page.getByRole('textbox', { name: /Coupon Amount/ }).fill('25');
  await page.getByRole('textbox', { name: /Expiration Date \(EST\)/ }).fill('07/04/2990');
  await press(page, 'Create Coupon');
  await closeNotice(page, 'Coupon Saved');

  await expect(page.getByRole('combobox', { name: /Login Username/ })).toBeDisabled();
  await page.getByRole('textbox', { name: /Coupon Amount/ }).fill('40');
  await press(page, 'Save Changes');
  await closeNotice(page, 'Coupon Saved');
  await press(page, 'Revoke Coupon');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Coupon' }).click();
  await closeNotice(page, 'Coupon Revoked');
  await expect(page.getByText('REVOKED')).toBeVisible();
  expect(
    await database.rows(
      `select original_cents::integer as cents, status, expires_at from user_coupons where user_id = $1`,
      userId,
    ),
  ).toEqual([{ cents: 4000, status: 'revoked', expires_at: new Date('2990-07-05T03:59:59.999Z') }]);

  await page.getByRole('link', { name: 'Back to Unique Coupons' }).click();
  await page.getByRole('searchbox').fill(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: person.email })).toContainText('$40.00');
  await expect(page).toHaveURL(/\?uniqueCoupons=/);

  await page.getByRole('link', { name: 'Universal Coupons', exact: true }).click();
  await page.getByRole('link', { name: 'Add new Universal Coupons' }).click();
  const code = `WINTER-${userId}`;
  await page.getByRole('textbox', { name: /Coupon Code/ }).fill(code);
  await page.getByText('Percent Discount').click();
  await page.getByRole('textbox', { name: /Coupon Amount/ }).fill('12.5');
  await press(page, 'Create Coupon');
  await closeNotice(page, 'Coupon Saved');
  await expect(page.getByRole('textbox', { name: /Coupon Code/ })).not.toBeEditable();
  await expect(page.getByRole('checkbox', { name: 'Percent Discount' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back to Universal Coupons' }).click();
  await expect(page.getByRole('row', { name: code })).toContainText('12.5%');
});
