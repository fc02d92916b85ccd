import { userEvent, within } from 'storybook/test';

/** Whether the window is so wide that nothing may be folded or take the form that it has on a phone. */
export const isWide = (): boolean => matchMedia('(min-width: 67.5625em)').matches;

/** Null where nothing is folded. @throws Error when something is folded in a wide window */
export function foldButton(place: HTMLElement, name: string | RegExp): HTMLElement | null {
  const button = within(place).queryByRole('button', { name, expanded: false });
  if (button !== null && isWide()) throw new Error(`${name} is folded in a wide window.`);
  return button;
}

export async function unfold(place: HTMLElement, name: string | RegExp): Promise<void> {
  const button = foldButton(place, name);
  if (button !== null) await userEvent.click(button);
}
