/** What axe holds a story to: WCAG 2.2 AA, and what is known to be good. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the tests of the stories, and not in those that Storybook itself starts to show what axe says. */
const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Whether axe looks at a story with these tags: in the short run at parts and at the main state of each screen. Pictures
 * are taken and text enlarged beside `npm run test:full`, which looks at everything in both themes.
 */
export function isLookedAt(tags: readonly string[]): boolean {
  const run: unknown = import.meta.env['STORIES'];
  if (!isTest || run === 'light' || run === 'dark') return true;
  return run === 'short' && (tags.includes('main') || tags.includes('autodocs'));
}

/** The rules for a story. A designer is shown all that passed, too; the tests want violations alone. */
export const accessibility = {
  test: 'error',
  // What React Aria has said in passing names parts that may have gone since.
  context: { exclude: ['[data-live-announcer]'] },
  options: {
    runOnly: everyRule,
    // Frames hold no axe, for which it would wait half a second.
    ...(isTest ? { resultTypes: ['violations'], iframes: false } : {}),
    // Only `css-orientation-lock` reads style sheets, all of them for each story; Stylelint forbids what it looks for.
    preload: false,
  },
  config: {
    // The text of all that was looked at takes a fifth of axe's time; where an error is, its selector says.
    noHtml: isTest,
    rules: [
      { id: 'target-size', enabled: true },
      // A story is a part, not a page.
      { id: 'region', enabled: false },
      { id: 'page-has-heading-one', enabled: false },
      { id: 'landmark-one-main', enabled: false },
    ],
  },
};
