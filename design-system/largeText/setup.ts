import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { afterAll, afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { brokenWords } from '../src/testing/brokenWords';
import { overlapping } from '../src/testing/overlap';
import { stickingOut } from '../src/testing/stickingOut';

configure({ asyncUtilTimeout: 20_000 });

/** WCAG 2.2, 1.4.12: whoever needs it spaces text so, and loses nothing. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

async function errorsAt(width: number, where: string): Promise<string[]> {
  await page.viewport(width, 900);
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls =
    scrollWidth > clientWidth + 1 ? [`The page is ${scrollWidth - clientWidth} px too wide.`] : [];
  const { body } = document;
  return [...scrolls, ...brokenWords(body), ...stickingOut(body), ...overlapping()].map(
    (error) => `${where}: ${error}`,
  );
}

async function errorsWithSpacing(): Promise<string[]> {
  const style = document.createElement('style');
  style.textContent = spacing;
  document.head.append(style);
  // Of the usual size again: what hangs on the width of the window is as on a phone either way.
  document.documentElement.style.fontSize = '16px';
  try {
    return await errorsAt(320, 'With text spacing at 320 px');
  } finally {
    style.remove();
    document.documentElement.style.fontSize = '';
  }
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'skip' || task.result?.errors?.length) return;
  if (getComputedStyle(document.documentElement).fontSize !== '32px')
    throw new Error('The text is not at 200 %.');
  await document.fonts.ready;
  const errors = [...(await errorsAt(1280, 'At 200 % and 1280 px')), ...(await errorsWithSpacing())];
  await page.viewport(1280, 900);
  if (errors.length > 0) throw new Error(errors.join('\n'));
});

// The setup of the next file is loaded by what the clock shows: two at one moment are one, without these hooks.
afterAll(() => MockDate.reset());
