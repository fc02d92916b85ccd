import { flushSync } from 'react-dom';

const reachable =
  'input:not([type="hidden"]):not([tabindex="-1"]):not(:disabled), textarea:not(:disabled), button:not(:disabled):not([tabindex="-1"]), [contenteditable="true"], [tabindex="0"]';

/** Told to a field before it takes the focus, so that what hides it shows it: Tabs select its tab. */
export const revealEvent = 'dispatch:reveal';

/** The element with this id, or, for a group (radio buttons, a date), its first control. Says whether there was one. */
export function focusField(targetId: string): boolean {
  const target = document.getElementById(targetId);
  if (!target) return false;
  flushSync(() => target.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true })));
  const control = target.matches(reachable)
    ? target
    : (target.querySelector<HTMLElement>(reachable) ?? target);
  // The words of the field come into view with it.
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
