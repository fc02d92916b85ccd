import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
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

export const inToolbar: Decorator = (Story, { globals, viewMode }) => {
  const Place = viewMode === 'docs' ? OnPage : OnRoot;
  return (
    // Links of our own stay in the story.
    <RouterProvider navigate={() => undefined}>
      <Place toolbar={toolbarOf(globals)}>
        <Story />
      </Place>
    </RouterProvider>
  );
};
