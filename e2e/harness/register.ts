import { expect, type Page } from '@playwright/test';
import type { Newcomer, Person } from './people';
import type { Place } from './place';

/** Chooses an option of a combo box by typing its name. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).first().click();
}

/** Fills in the registration form, which is open, and solves the captcha. */
export async function fillRegistration(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Organization').fill(person.organization);
  await choose(page, 'Country', person.country);
  await choose(page, 'State', person.state);
  await page.getByLabel('Email').fill(person.email);
  await page.getByText("I'm not a robot").click();
  await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).toBeChecked();
}

/**
 * Opens a mail to an address in the inbox page and follows its link.
 * @returns the page of its own that the link opened
 */
export async function followMailedLink(
  page: Page,
  { inbox }: Place,
  address: string,
  mail: { subject: RegExp; link: string },
): Promise<Page> {
  const subject = page.getByRole('link', { name: mail.subject }).first();
  await page.goto(`${inbox}/?to=${encodeURIComponent(address)}`);
  // The page tells by itself when new mail has arrived.
  await expect(subject.or(page.getByRole('link', { name: 'Show it' })).first()).toBeVisible();
  if (!(await subject.isVisible())) await page.getByRole('link', { name: 'Show it' }).click();
  await subject.click();
  const opened = page.waitForEvent('popup');
  const letter = page.frameLocator('iframe[title="The mail as its reader sees it"]');
  await letter.getByRole('link', { name: mail.link }).click();
  return opened;
}

/** Chooses a password on the identity provider's page, which is open. */
export async function choosePassword(page: Page, { email, password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password');
  await expect(page.getByText(`For the account ${email}.`)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password once more').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

/** Everything from the registration form to the chosen password. Ends at the product, not signed in. */
export async function register(page: Page, place: Place, person: Newcomer): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');
  const verified = await followMailedLink(page, place, person.email, {
    subject: /^Activate your/,
    link: 'Activate account',
  });
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  await verified.getByRole('link', { name: 'Choose your password' }).click();
  await choosePassword(verified, person);
  await expect(verified).toHaveURL(/\/welcome$/);
  await verified.close();
}
