import type { Page } from '@playwright/test';
import type { Place } from './place';

export type Network = 'x' | 'linkedin' | 'facebook';

/** The stand-in of the social networks, as a test sees it. */
export function socialNetworks({ stripe }: Place) {
  const control = `${stripe}/social/_control`;
  return {
    posted: async (text: string): Promise<string[]> => {
      const posts = (await (await fetch(`${control}/posts`)).json()) as { network: string; text: string }[];
      return posts.filter((post) => post.text.includes(text)).map(({ network }) => network);
    },
    /** What this network gave to this account is not good any more. */
    expire: async (network: Network, name: string): Promise<void> => {
      await fetch(`${control}/expire`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ network, name }),
      });
    },
  };
}

/** On a page that lists the networks: the person decides in the window that opens. */
export async function connectAccount(
  page: Page,
  network: string,
  outcome: 'Allow' | 'Cancel',
  name = 'Dana Ortiz',
): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: new RegExp(`^(Connect|Reconnect) ${network}$`) }).click();
  const popUp = await opening;
  await popUp.getByRole('textbox', { name: 'Account' }).fill(name);
  const closing = popUp.waitForEvent('close');
  await popUp.getByRole('button', { name: outcome }).click();
  await closing;
}
