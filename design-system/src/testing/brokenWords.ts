/** Longer ones are names and addresses, which may break where they have to. */
const longestWhole = 16;

const words = new RegExp(`(?<![\\p{L}\\p{N}@._/-])\\p{L}{2,${longestWhole}}(?![\\p{L}\\p{N}@._/-])`, 'gu');

const isShown = (element: Element): boolean => {
  const { clipPath, visibility } = getComputedStyle(element);
  return clipPath === 'none' && visibility === 'visible';
};

/** The usual words within that stand on two lines or more because their box is narrower than they are. */
export function brokenWords(root: Element): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement, textContent } = text;
    if (parentElement === null || !isShown(parentElement) || parentElement.getClientRects().length === 0)
      continue;
    for (const { 0: word, index } of (textContent ?? '').matchAll(words)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) found.add(`‘${word}’ is broken into ${tops.size} lines.`);
    }
  }
  return [...found];
}
