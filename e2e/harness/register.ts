import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';
import type { Newcomer, Person } from './people';
import type { Place } from './place';

export type Hands = (page: Page) => Hand;

export async function fillPerson(page: Page, hand: Hand, person: Newcomer): Promise<void> {
  await hand.write(page.getByLabel('First Name'), person.firstName);
  await hand.write(page.getByLabel('Last Name'), person.lastName);
  await hand.write(page.getByLabel('Phone'), person.phone);
  await hand.write(page.getByLabel('Organization'), person.organization);
  await hand.complete(page.getByRole('combobox', { name: 'Country' }), person.country);
  await hand.complete(page.getByRole('combobox', { name: 'State' }), person.state);
  await hand.write(page.getByRole('textbox', { name: 'Email' }), person.email);
}

export async function fillRegistration(page: Page, hand: Hand, person: Newcomer): Promise<void> {
  await fillPerson(page, hand, person);
  const captcha = page.getByRole('checkbox', { name: "I'm not a robot" });
  await hand.press(captcha);
  await expect(captcha).toBeChecked();
}

export async function followMailedLink(
  page: Page,
  hand: Hand,
  { inbox }: Place,
  mail: { to: string; subject: RegExp; link: string },
): Promise<Page> {
  const subject = page.getByRole('link', { name: mail.subject }).first();
  await page.goto(`${inbox}/?to=${encodeURIComponent(mail.to)}`);
  // The page tells by itself when new mail has arrived.
  const news = page.getByRole('link', { name: 'Show it' });
  await expect(subject.or(news).first()).toBeVisible();
  if (!(await subject.isVisible())) await hand.press(news);
  await hand.press(subject);
  const opened = page.waitForEvent('popup');
  const letter = page.frameLocator('iframe[title="The mail as its reader sees it"]');
  await hand.press(letter.getByRole('link', { name: mail.link }));
  return opened;
}

/** Chooses a password on the identity provider's page, which is open; ends at the sign-in page, which says so. */
export async function choosePassword(page: Page, hand: Hand, { email, password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Choose a (new )?password$/);
  await expect(page.getByText(`For the account ${email}.`)).toBeVisible();
  await hand.write(page.getByLabel('Password', { exact: true }), password);
  await hand.write(page.getByLabel('Confirm password'), password);
  await hand.press(page.getByRole('button', { name: 'Save password' }));
  await expect(page.getByText('Your password is saved. Sign in with it.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
}

export const activationMail = ({ email }: Person) => ({
  to: email,
  subject: /^Activate your/,
  link: 'Activate account',
});

/** Ends not signed in. @param form where the form is, and its title */
export async function register(
  page: Page,
  hands: Hands,
  place: Place,
  person: Newcomer,
  form = { address: '/register', title: 'Create A Free Account' },
): Promise<void> {
  const hand = hands(page);
  await page.goto(form.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.title);
  await fillRegistration(page, hand, person);
  await hand.press(page.getByRole('button', { name: 'Get Free Account' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for registering!');
  const verified = await followMailedLink(page, hand, place, activationMail(person));
  await expect(verified.getByRole('heading', { level: 1 })).toHaveText('Your email has been verified');
  await hands(verified).press(verified.getByRole('link', { name: 'Choose your password' }));
  await choosePassword(verified, hands(verified), person);
  await verified.close();
}
