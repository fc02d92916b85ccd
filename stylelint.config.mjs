import tokensPlugin from './scripts/rules/tokensPlugin.mjs';

/** Raw colours, lengths and times stand in tokens.css alone. Each rule has a planted violation in styles.test.ts. */

/** @type {import('stylelint').Config} */
export default {
  plugins: [tokensPlugin],
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/storybook-static/**', '**/.cache/**', '**/.data/**'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-invalid-hex': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // The names of ::highlight() are none of elements.
    'selector-type-no-unknown': [true, { ignoreTypes: ['/^editorial-/'] }],
    'unit-no-unknown': true,
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklch',
      'oklab',
      'color',
      'color-mix',
      'light-dark',
      'cubic-bezier',
    ],
    // Lengths and times that follow neither the text nor the window are tokens; queries are in em (house/tokens).
    'unit-disallowed-list': [['px', 'rem', 'pt', 'pc', 'cm', 'mm', 'in', 'q', 's', 'ms']],
    // Nobody is asked to turn the device: axe would have to read every style sheet for every story to see it.
    'media-feature-name-disallowed-list': ['orientation'],
    'house/tokens': true,
  },
  overrides: [
    {
      files: ['design-system/src/tokens.css'],
      rules: {
        'no-duplicate-selectors': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'house/tokens': null,
      },
    },
    {
      // The stand-ins are other people's services: their pages have one small stylesheet of their own.
      files: ['mocks/**/*.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'house/tokens': [true, { namesOnly: true }],
      },
    },
    {
      // Its custom properties are the card provider's.
      files: ['mocks/src/stripe/browser/frames.css'],
      rules: { 'house/tokens': null },
    },
  ],
};
