/** What axe holds a story to: WCAG 2.2 AA, and what is known to be good. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const isTest = Boolean(import.meta.env['VITEST']);
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * The rules for a story. A designer is shown all of them, with what they passed. The tests want violations alone, and
 * run each story twice: its document is the same in the dark, so that only its colours are left to be looked at there.
 */
export const accessibility = {
  test: 'error',
  // What React Aria has said in passing names parts that may have gone since.
  context: { exclude: ['[data-live-announcer]'] },
  options: {
    runOnly: isTest && isDark ? rulesOfColour : everyRule,
    ...(isTest ? { resultTypes: ['violations'], reporter: 'no-passes' } : {}),
    // Only `css-orientation-lock` reads style sheets, all of them for each story; Stylelint forbids what it looks for.
    preload: false,
  },
  config: {
    rules: [
      { id: 'target-size', enabled: true },
      // A story is a part, not a page.
      { id: 'region', enabled: false },
      { id: 'page-has-heading-one', enabled: false },
      { id: 'landmark-one-main', enabled: false },
    ],
  },
};
