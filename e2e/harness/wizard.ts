import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand';

export type StepTitle =
  | 'Select Your Package'
  | 'Additions'
  | 'Create Release'
  | 'Edit Your Release'
  | 'Amplify'
  | 'Schedule'
  | 'Verify Contact Information'
  | 'Payment'
  | 'Summary'
  | 'Publishing';

export interface Contact {
  name: string;
  company: string;
  website: string;
  email: string;
  phone: string;
}

export function wizard(page: Page, hand: Hand) {
  const main = page.getByRole('main');
  const field = (name: string | RegExp): Locator => main.getByRole('textbox', { name });
  const next = main.getByRole('button', { name: 'Next', exact: true });
  const problems = main.getByRole('alert', { name: 'There is a problem' });
  const phone = async (label: RegExp, number: string): Promise<void> => {
    const group = main.getByRole('group', { name: label });
    await hand.select(group.getByRole('button'), 'United States (+1)');
    await hand.write(group.getByRole('textbox', { name: 'Number' }), number);
  };
  const editor = main.getByRole('textbox', { name: 'Release body' });
  const isAt = async (title: StepTitle): Promise<void> => {
    // The desk's review, which leads here, has two headings of the first level.
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    if (title === 'Create Release' || title === 'Edit Your Release') await expect(editor).toBeVisible();
  };
  return {
    main,
    field,
    next,
    problems,
    editor,
    saved: main.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/),
    phone,

    isAt,
    goOn: async (title: StepTitle) => {
      // What loads by itself moves the button, and a press that ends beside it is none.
      await expect(main.getByText(/^Loading /)).toHaveCount(0);
      await hand.press(next);
      await isAt(title);
    },
    pressBlocked: async (button: Locator = next) => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await hand.pressDisabled(button);
      await expect(problems).toBeFocused();
    },
    accept: () =>
      hand.press(
        main.getByRole('checkbox', {
          name: 'I accept that no edits are possible once my release is submitted.',
        }),
      ),
    submit: async (label: 'Submit to Editorial' | 'Resubmit' = 'Submit to Editorial') => {
      await hand.press(main.getByRole('button', { name: label }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your release is with our editors');
      await expect(main.getByText(/^Once it is approved, it goes out on \d{1,2} \w+ \d{4}, /)).toBeVisible();
      await hand.press(main.getByRole('link', { name: 'Go to My Releases' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
    },
    /** In place of the one that the profile or the last release gives. */
    contact: async ({ name, company, website, email, phone: number }: Contact) => {
      await hand.press(main.getByRole('button', { name: 'Edit primary contact' }));
      await hand.write(field('Contact name'), name);
      await hand.write(field('Contact company'), company);
      await hand.write(field('Contact website'), website);
      await hand.write(field('Contact email'), email);
      await phone(/^Contact phone/, number);
    },
    privateContact: async ({ name, email, phone: number }: Pick<Contact, 'name' | 'email' | 'phone'>) => {
      await hand.write(field('Private contact name'), name);
      await hand.write(field('Private contact email'), email);
      await phone(/^Private contact phone/, number);
    },
  };
}
