import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { composeStory } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { rulesOfColour } from './.storybook/accessibility';
import { newSigns } from './src/testing/forcedColours';

declare module 'vitest' {
  interface TestContext {
    /** The story of this test, once it is rendered: Storybook puts it here. */
    story?: ReturnType<typeof composeStory>;
  }
}

// A machine under load is slow, and no story is wrong because of it. Below the time limit of a test.
configure({ asyncUtilTimeout: 20_000 });

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** What has changed its colour by degrees has it at once. */
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

/** A story has been played and looked at in the light. As it stands there it is looked at again, in the dark. */
afterEach(async ({ story, task }) => {
  if (story === undefined) return;
  const { id, parameters, globals, reporting } = story;
  const [fault] = task.result?.errors ?? [];
  if (fault !== undefined && reporting.reports.some(({ status }) => status === 'failed')) {
    fault.message = `In the light theme: ${fault.message}`;
  }
  await checkForcedColours();
  const { a11y } = parameters as { a11y: { options: object } };
  await commands.setSystemTheme('dark');
  try {
    await nextFrame();
    if (!matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('The page stays light.');
    endTransitions();
    // As much of the story as the addon reads.
    await checkAccessibility({
      id,
      reporting,
      globals,
      parameters: { ...parameters, a11y: { ...a11y, options: { ...a11y.options, runOnly: rulesOfColour } } },
      viewMode: 'story',
    } as unknown as Parameters<typeof checkAccessibility>[0]);
  } catch (error) {
    if (error instanceof Error) error.message = `In the dark theme: ${error.message}`;
    throw error;
  } finally {
    await commands.setSystemTheme('light');
  }
});
