import { userEvent, within } from 'storybook/test';

/** Whether the window is so wide that nothing may be folded or take the form that it has on a phone. */
export const isWide = (): boolean => matchMedia('(min-width: 1081px)').matches;

/**
 * The button behind which a narrow window folds something; null where nothing is folded.
 * @param place where the button is looked for
 * @throws Error when something is folded in a wide window
 */
export function foldButton(place: HTMLElement, name: string | RegExp): HTMLElement | null {
  const button = within(place).queryByRole('button', { name, expanded: false });
  if (button !== null && isWide()) throw new Error(`${name} is folded in a wide window.`);
  return button;
}

/** Opens what a narrow window folds behind a button, as a user does; in a wide window there is nothing to do. */
export async function unfold(place: HTMLElement, name: string | RegExp): Promise<void> {
  const button = foldButton(place, name);
  if (button !== null) await userEvent.click(button);
}
