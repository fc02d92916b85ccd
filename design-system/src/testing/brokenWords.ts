/** Longer ones are names and addresses, which may break where they have to. */
const longestWhole = 16;

/** Of these, each line still holds that many letters: one below the other nobody reads them. */
const fewestOnLine = 6;

const words = new RegExp(`(?<![\\p{L}\\p{N}@._/-])\\p{L}{2,${longestWhole}}(?![\\p{L}\\p{N}@._/-])`, 'gu');
const longWords = new RegExp(`\\S{${longestWhole + 1},}`, 'gu');

const isShown = (element: Element): boolean => {
  const { clipPath, visibility } = getComputedStyle(element);
  return clipPath === 'none' && visibility === 'visible';
};

function linesOf(range: Range): number {
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  return new Set(rects.map(({ top }) => Math.round(top))).size;
}

/** The usual words within on two lines or more because their box is narrower than they are, and the long ones in bits. */
export function brokenWords(root: Element): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement, textContent } = text;
    if (parentElement === null || !isShown(parentElement) || parentElement.getClientRects().length === 0)
      continue;
    for (const pattern of [words, longWords]) {
      for (const { 0: word, index } of (textContent ?? '').matchAll(pattern)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = linesOf(range);
        const most = pattern === words ? 1 : Math.ceil(word.length / fewestOnLine);
        if (lines > most) found.add(`‘${word}’ is broken into ${lines} lines.`);
      }
    }
  }
  return [...found];
}
