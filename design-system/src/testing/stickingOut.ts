import { textsOf } from './texts';

/** How far something may go over an edge, in pixels, because fractions are rounded. */
const tolerance = 1;

/** Buttons are judged by their words: the box of a quiet one is not seen, and stands over the edge on purpose. */
const controls = 'input, textarea, select, img, svg, hr';

interface Piece {
  name: string;
  element: Element;
  rects: readonly DOMRect[];
}

/** Every text and every control within, with where it stands. Nothing that is not shown has a place. */
function piecesOf(root: Element): Piece[] {
  const pieces: Piece[] = textsOf(root).map(({ words, ...text }) => ({ name: `‘${words}’`, ...text }));
  for (const control of root.querySelectorAll(controls)) {
    const name = `<${control.localName} class="${control.getAttribute('class') ?? ''}">`;
    const rects = [...control.getClientRects()].filter(({ width }) => width > 0);
    pieces.push({ name, element: control, rects });
  }
  return pieces;
}

const goesOver = (rects: readonly DOMRect[], { left, right }: DOMRect): boolean =>
  rects.some((rect) => rect.right > right + tolerance || rect.left < left - tolerance);

/** Whether an element below the frame takes care of what is wider: hides it on purpose, or can be scrolled by key. */
function isContained({ element }: Piece, frame: Element): boolean {
  for (let box: Element | null = element; box !== null && box !== frame; box = box.parentElement) {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
    if (clipPath !== 'none' || textOverflow === 'ellipsis') return true;
    if (['auto', 'scroll'].includes(overflowX) && (box as HTMLElement).tabIndex >= 0) return true;
  }
  return false;
}

export function stickingOut(story: Element): string[] {
  const { body, documentElement } = document;
  const window = new DOMRect(0, 0, documentElement.clientWidth, documentElement.clientHeight);
  const frames = [...story.querySelectorAll('[data-narrow]')];
  return [
    ...piecesOf(body)
      .filter((piece) => goesOver(piece.rects, window) && !isContained(piece, body))
      .map(({ name }) => `${name} stands beyond the window of ${window.width} px.`),
    ...frames.flatMap((frame) =>
      piecesOf(frame)
        .filter((piece) => goesOver(piece.rects, frame.getBoundingClientRect()) && !isContained(piece, frame))
        .map(({ name }) => `${name} stands beyond its narrow frame.`),
    ),
  ];
}
