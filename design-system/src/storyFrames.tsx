import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { arabic } from './Words/arabic';
import { WordsProvider } from './Words/useWords';

/** A story as somebody sees it who reads Arabic, from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <I18nProvider locale="ar">
    <WordsProvider words={arabic}>
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    </WordsProvider>
  </I18nProvider>
);

/** A story in a column as narrow as a phone's, at any width of the window. */
export const narrow: Decorator = (Story) => (
  <div data-narrow style={{ maxInlineSize: 'calc(var(--screen-min) - 2 * var(--space-4))' }}>
    <Story />
  </div>
);

/** For a story in the window of a phone. */
export const phone = { viewport: { value: 'mobile1' } };
