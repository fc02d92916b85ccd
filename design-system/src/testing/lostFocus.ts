let last: Element | null = null;
let wasOnPage = false;

const take = ({ target }: FocusEvent): void => {
  last = target instanceof Element ? target : null;
  wasOnPage ||= last?.closest('[role="dialog"], [role="alertdialog"]') === null;
};

/** Watches what has the focus while a story is shown. Answers how to end it. */
export function watchFocus(): () => void {
  last = null;
  wasOnPage = false;
  document.addEventListener('focusin', take);
  return () => document.removeEventListener('focusin', take);
}

/** More frames than what keeps the focus may take. */
const mostFrames = 20;

/** A dialog that nobody has opened leads back to nowhere, and nor does the one thing of a story that is gone. */
const hasElsewhere = (story: Element): boolean =>
  wasOnPage && story.querySelector('a[href], button, input, h1, h2, h3, h4') !== null;

/** Says that the focus fell to the body: what had it has gone, and nothing has it now. */
export async function lostFocus(story: Element): Promise<string[]> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const isLost = document.activeElement === document.body && last?.isConnected === false;
    if (!isLost || !hasElsewhere(story)) return [];
    await new Promise(requestAnimationFrame);
  }
  const name = last?.getAttribute('aria-label') ?? last?.textContent.trim().slice(0, 60) ?? '';
  return [`The focus fell to the body when <${last?.localName ?? ''}> ‘${name}’ went away.`];
}
