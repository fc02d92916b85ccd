import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { arabic } from '../src/Words/arabic';
import { WordsProvider } from '../src/Words/useWords';
import { toolbarOf, type ToolbarGlobals } from './toolbar';
import { useRoot } from './useRoot';

function OnRoot({ toolbar, children }: { toolbar: ToolbarGlobals; children: ReactNode }) {
  useRoot(toolbar);
  return children;
}

/** On a page of words the root belongs to the page: a story with a theme or density of its own has them around it. */
function OnPage({ toolbar: { theme, density }, children }: { toolbar: ToolbarGlobals; children: ReactNode }) {
  return (
    <div
      data-theme={theme === 'system' ? undefined : theme}
      data-density={density}
      style={{ color: 'var(--fg-default)', background: 'var(--bg-page)' }}
    >
      {children}
    </div>
  );
}

/** The words of the parts in the language of the toolbar; those that a story hands in stay as they are. */
function InLanguage({ language, children }: { language: ToolbarGlobals['language']; children: ReactNode }) {
  if (language === 'en') return children;
  return (
    <I18nProvider locale={language}>
      <WordsProvider words={arabic}>
        <div dir="rtl" lang={language}>
          {children}
        </div>
      </WordsProvider>
    </I18nProvider>
  );
}

export const inToolbar: Decorator = (Story, { globals, viewMode }) => {
  const toolbar = toolbarOf(globals);
  const Place = viewMode === 'docs' ? OnPage : OnRoot;
  return (
    // Links of our own stay in the story.
    <RouterProvider navigate={() => undefined}>
      <Place toolbar={toolbar}>
        <InLanguage language={toolbar.language}>
          <Story />
        </InLanguage>
      </Place>
    </RouterProvider>
  );
};
