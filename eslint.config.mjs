import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import house from './scripts/rules/housePlugin.mjs';

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  'e2e/**/*.ts',
  'api/{src/testing,contractTests}/**/*.ts',
  'design-system/src/testing/**/*.ts',
];
const plain = ['**/*.{js,mjs,cjs}'];

// Half the time of all rules, and seldom red: `npm run test:full` sets LINT=full.
const isFull = process.env['LINT'] === 'full';
const slowRules = [
  // The compiler finds nearly all of these, too.
  '@typescript-eslint/no-unused-vars',
  '@typescript-eslint/no-deprecated',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  '@typescript-eslint/no-unsafe-enum-assignment',
  // All but these two begin with what the React Compiler makes of the file.
  ...Object.keys(reactHooks.configs.flat.recommended.rules).filter(
    (rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule),
  ),
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/storybook-static/',
      '**/test-results/',
      '**/playwright-report/',
      '**/.cache/',
      '**/.data/',
      '**/src/**/generated/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: isFull ? 'error' : 'off' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    plugins: { house, 'eslint-comments': comments },
    languageOptions: {
      globals: globals.nodeBuiltin,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-console': 'error',
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'eslint-comments/no-unlimited-disable': 'error',
      'eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      'house/file-names': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Handlers are asynchronous by their type, whether this one waits for something or not.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['dayjs', 'dayjs/*'],
              message: 'Times are formatted and computed in contract/src/domain/time.ts only.',
            },
          ],
        },
      ],
    },
  },
  { files: ['contract/src/domain/time.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['contract/src/{domain,rules}/**/*.ts'],
    ignores: tests,
    rules: { 'house/pure-domain': 'error' },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/config.ts', ...tests],
    rules: { 'house/configuration-in-one-place': 'error' },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/models/associations.ts'],
    rules: { 'house/associations-in-one-place': 'error' },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'design-system/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'design-system/**/*.{ts,tsx}'],
    // Speaks of what the React Compiler would do, which is not used here.
    rules: { 'react-hooks/preserve-manual-memoization': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'house/raw-styles': 'error' },
  },
  {
    files: tests,
    rules: {
      'house/no-skipped-tests': 'error',
      'house/no-sleeps': 'error',
      'house/no-snapshots': 'error',
      'max-lines': 'off',
      // expect(mock.method) and the like only name a method.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['**/*.config.ts', ...tests], rules: { 'house/no-retries': 'error' } },
  // The name that Storybook looks for.
  { files: ['design-system/.storybook/manager.tsx'], rules: { 'house/file-names': 'off' } },
  { files: ['**/*.stories.tsx'], rules: { 'house/story-tags': 'error' } },
  // The product's own parts are what screens take instead.
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/shared/parts/**', ...tests],
    rules: { 'house/own-controls': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/shared/{forms,parts}/**', ...tests],
    rules: { 'house/fields-by-adapters': 'error' },
  },
  // Data is as long as it is.
  {
    files: ['**/{data,seeds,demo}/**/*.ts', 'contract/src/domain/countries.ts'],
    rules: { 'max-lines': 'off' },
  },
  ...(isFull ? [] : [{ rules: Object.fromEntries(slowRules.map((rule) => [rule, 'off'])) }]),
  { files: plain, ...tseslint.configs.disableTypeChecked },
  { files: plain, languageOptions: { globals: globals.node } },
);
