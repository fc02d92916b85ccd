import type { composeStory } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { configure, prettyDOM } from 'storybook/test';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { newSigns } from './src/testing/forcedColours';

declare module 'vitest' {
  interface TestContext {
    /** The story of this test, once it is rendered: Storybook puts it here. */
    story?: ReturnType<typeof composeStory>;
  }
}

/** Prints the page when its message is read: who waits for an element throws one after another that nobody reads. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}

// A machine under load is slow, and no story is wrong because of it. Below the time limit of a test.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** What can be told by looking can be told in a contrast theme, too. Everything is looked at where it is met first. */
async function checkForcedColours(): Promise<void> {
  const signs = newSigns();
  if (signs.length === 0) return;
  await commands.setForcedColours('active');
  try {
    await nextFrame();
    if (!matchMedia('(forced-colors: active)').matches) throw new Error('The colours are not forced.');
    endTransitions();
    const lost = signs.filter(({ isThere }) => !isThere()).map(({ name }) => name);
    if (lost.length > 0) throw new Error(`Not seen in a contrast theme: ${lost.join('; ')}`);
  } finally {
    await commands.setForcedColours('none');
    await nextFrame();
    endTransitions();
  }
}

// `STORIES=dark` plays every story in the dark theme, as `npm run test:full` does.
if (import.meta.env['STORIES'] === 'dark') {
  beforeEach(() => commands.setSystemTheme('dark'));
}

afterEach(async ({ story, task }) => {
  // What axe minds is thrown already; nobody reads the 50 kB a story of what it has looked at.
  Reflect.deleteProperty(task.meta, 'reports');
  if (story !== undefined) await checkForcedColours();
});

// This file is loaded anew for each one of stories, by what the clock shows: in two at the same moment of a screen's
// the second would be without these hooks.
afterAll(() => MockDate.reset());
