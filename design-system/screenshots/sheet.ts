import type { Box } from './pageCommands';

export interface Tile {
  name: string;
  width: number;
  height: number;
  pictures: readonly string[];
}

const margin = 16;
const column = { width: 1300, height: 5000 };

function* shownRects(): Generator<DOMRect> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    // What is said to screen readers stays for seconds, and is not seen.
    if (text.parentElement?.closest('[data-live-announcer]')) continue;
    range.selectNodeContents(text);
    yield range.getBoundingClientRect();
  }
  for (const element of document.body.querySelectorAll(
    'input, textarea, select, button, img, svg, hr, iframe',
  ))
    yield element.getBoundingClientRect();
}

export function shownBox(): Box {
  const seen = [...shownRects()].filter(({ width, height }) => width > 1 && height > 1);
  const rects = seen.length > 0 ? seen : [document.body.getBoundingClientRect()];
  const left = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.left))) - margin);
  const right = Math.min(innerWidth, Math.ceil(Math.max(...rects.map((rect) => rect.right))) + margin);
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...rects.map((rect) => rect.bottom))) + margin);
  return { x: left, y: 0, width: Math.max(1, right - left), height: Math.max(1, bottom) };
}

export async function showSheet(
  tiles: readonly Tile[],
  look: (sheet: HTMLElement) => Promise<void>,
): Promise<void> {
  const sheet = document.createElement('div');
  sheet.style.cssText =
    'padding: 8px; background: #888; color: #000; font: 12px sans-serif; inline-size: max-content';
  const images = tiles.flatMap(({ name, width, height, pictures }) => {
    const row = sheet.appendChild(document.createElement('div'));
    row.append(name);
    row.style.cssText =
      'display: flex; flex-wrap: wrap; gap: 8px; max-inline-size: 1280px; padding-block: 8px; break-inside: avoid';
    return pictures.map((png) => {
      // What is as wide as a window is shown smaller.
      const scale = width > 800 ? 0.6 : 1;
      const image = row.appendChild(new Image(width * scale, height * scale));
      image.src = `data:image/png;base64,${png}`;
      return image;
    });
  });
  await Promise.all(images.map((image) => image.decode()));
  document.body.hidden = true;
  document.documentElement.append(sheet);
  const columns = Math.ceil(sheet.offsetHeight / column.height);
  if (columns > 1) Object.assign(sheet.style, { columns, inlineSize: `${columns * column.width}px` });
  try {
    await look(sheet);
  } finally {
    sheet.remove();
    document.body.hidden = false;
  }
}
