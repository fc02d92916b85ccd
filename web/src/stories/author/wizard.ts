import type { CallData } from '@dispatch/contract';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keepLocalCopy } from '../../features/release/localCopy';
import { emptyRelease } from '../../features/release/releaseValues';
import type { Answer, Answers } from '../page/pageArgs';

export const newRelease = {
  listCompanies: 'some',
  listReleases: 'none',
  listVerifiedEmails: 'some',
  listJournalistLists: 'some',
  listMyCoupons: 'none',
  listSocialAccounts: 'none',
} satisfies Answers['answers'];

export const read = { ...newRelease, getRelease: 'draft' } satisfies Answers['answers'];

export const changed = (values: Partial<CallData<'getRelease'>>): Answer<'getRelease'> => ({
  example: 'draft',
  change: (release) => ({ ...release, ...values }),
});

export const stepOf = (step: number): string => `/distribution/create/43?currentStep=${step}`;

export const editStepOf = (step: number): string => `/distribution/edit/43?currentStep=${step}`;

export async function press(place: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(await within(place).findByRole('button', { name }));
}

/** Presses a button that waits until the form before it is filled in. */
export async function pressWhenComplete(place: HTMLElement, name: string): Promise<void> {
  await waitFor(async () =>
    expect(await within(place).findByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
  );
  await press(place, name);
}

export async function whenEditorIsThere(place: HTMLElement): Promise<void> {
  await within(place).findByRole('button', { name: 'Bold' });
}

const still =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180"/></svg>';

const answerStill = () => HttpResponse.text(still, { headers: { 'content-type': 'image/svg+xml' } });

export const video = http.get('https://i.ytimg.com/*', answerStill);

export const avatar = http.get('https://:host.example/:picture', answerStill);

/** Whatever image of a release is asked for. */
export const uploadedImage = http.get('*/api/file/:uploadKey', answerStill);

export const forFree = {
  ...read,
  getRelease: changed({ cjl: 0, cjlSelected: [] }),
  listPackages: { example: 'list', change: (rows) => rows.map((row) => ({ ...row, price: 0 })) },
  validateRelease: '',
  capturePaymentIntent: 'free',
} satisfies Answers['answers'];

export async function placeOrder(place: HTMLElement): Promise<void> {
  await press(place, 'Place the order');
  await within(place).findByRole('button', { name: 'Show My Receipt' });
}

export async function accept(place: HTMLElement): Promise<void> {
  await userEvent.click(await within(place).findByRole('checkbox', { name: /^I accept/ }));
}

export const changePriority = (place: HTMLElement): Promise<void> =>
  press(place, 'Add Priority Distribution');

/** As if this browser had a state of the release that never reached the server. */
export function keepUnsent({
  distributionId,
  version,
}: {
  distributionId: number | null;
  version: number | null;
}): void {
  const values = { ...emptyRelease('200'), headline: 'Harbor Robotics opens its second plant, in Baltimore' };
  keepLocalCopy(12, distributionId, { values, distributionVersion: version, at: '2026-11-20T16:30:00.000Z' });
}

/** The summary of what stands in the way is there, has the focus, and says this and nothing else. */
export async function summaryHasFocus(place: HTMLElement, lines: readonly unknown[]): Promise<void> {
  const summary = await waitFor(async () => {
    const focused = within(place)
      .getAllByRole('alert')
      .find((alert) => alert === document.activeElement);
    if (focused === undefined) throw new Error('No alert has the focus.');
    return focused;
  });
  const items = within(summary).getAllByRole('listitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(lines);
}

export async function followLine(place: HTMLElement, line: string | RegExp): Promise<void> {
  await userEvent.click(within(place).getByRole('link', { name: line }));
}
