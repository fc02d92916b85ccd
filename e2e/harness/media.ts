import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Database } from './database';
import type { Hand } from './hand';

/** A small PNG file. */
export const picture = PNG.sync.write(new PNG({ width: 40, height: 20 }), { colorType: 2 });

/** The input behind a place to drop files, by its label. */
export const fileInput = (page: Page, group: RegExp) =>
  page.getByRole('group', { name: group }).locator('input[type=file]');

async function addPicture(page: Page, hand: Hand, group: RegExp, name: string, caption: string) {
  await fileInput(page, group).setInputFiles({ name, mimeType: 'image/png', buffer: picture });
  await hand.write(page.getByRole('group', { name }).getByRole('textbox', { name: /^Caption/ }), caption);
}

/** On the step where the release is written. */
export const addImage = (page: Page, hand: Hand, name: string, caption: string): Promise<void> =>
  addPicture(page, hand, /^Image/, name, caption);

export const addAttachment = (page: Page, hand: Hand, name: string, caption: string): Promise<void> =>
  addPicture(page, hand, /^Files/, name, caption);

/** As if the person had connected an account of X. */
export async function connectX(database: Database, login: string, account: string): Promise<void> {
  await database.rows(
    `insert into social_accounts (user_id, network, account_name, provider_account_id, connected_at)
     select user_id, 'Twitter', $2, user_id::text, now() from users where okta_login = lower($1)`,
    login,
    account,
  );
}

/** On the step Amplify, of somebody who has connected this account. */
export async function writeXMessage(page: Page, hand: Hand, account: string, text: string): Promise<void> {
  await hand.press(page.getByRole('checkbox', { name: `A message of my own on X: ${account}` }));
  await hand.write(page.getByRole('textbox', { name: /^Text of the message/ }), text);
}
