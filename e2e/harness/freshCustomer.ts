import type { Page } from '@playwright/test';
import { mouse } from './hand';
import { makeKnownToProvider } from './identityUsers';
import { newcomer, type Newcomer } from './people';
import type { Place } from './place';
import { choosePassword, fillRegistration } from './register';
import { signIn } from './signIn';
import { expect } from './test';

/** A customer of this test alone, registered and signed in: what is changed of them disturbs nobody else. */
export async function freshCustomer(page: Page, place: Place): Promise<Newcomer> {
  const person = newcomer();
  await page.goto(await makeKnownToProvider(place, person));
  await choosePassword(page, mouse(page), person);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto('/register');
  await fillRegistration(page, mouse(page), person);
  await page.getByRole('button', { name: 'Get Free Account' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await signIn(page, person);
  return person;
}
