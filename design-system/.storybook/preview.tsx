import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import '../src/foundation.css';
import './preview.css';

/** The theme of the toolbar on the root, where the product has it; 'system' leaves it to the browser. */
function Themed({ theme, children }: { theme: unknown; children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  }, [theme]);
  // Links of our own stay in the story.
  return <RouterProvider navigate={() => undefined}>{children}</RouterProvider>;
}

const preview: Preview = {
  tags: ['autodocs', 'stable'],
  decorators: [
    (Story, { globals }) => (
      <Themed theme={globals['theme'] as unknown}>
        <Story />
      </Themed>
    ),
  ],
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1280].map((width) => [
          `width${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Actions',
          'Forms',
          'Feedback',
          'Content',
          'Navigation',
          'Page',
          'Release',
          'Screens',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          // A story is a part, not a page.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
  },
};

export default preview;
