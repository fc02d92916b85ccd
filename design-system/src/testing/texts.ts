interface Text {
  words: string;
  element: Element;
  rects: readonly DOMRect[];
}

export function textsOf(root: Element): Text[] {
  const found: Text[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words === '' || text.parentElement === null) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    found.push({ words: words.slice(0, 40), element: text.parentElement, rects });
  }
  return found;
}
