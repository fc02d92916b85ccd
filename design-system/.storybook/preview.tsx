import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import '../src/foundation.css';
import './preview.css';

type Theme = 'light' | 'dark';

const withTheme: Decorator = (Story, { globals }) => {
  const theme: Theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  // Links of our own stay in the story.
  return (
    <RouterProvider navigate={() => undefined}>
      <Story />
    </RouterProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs', 'stable'],
  decorators: [withTheme],
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] === 'dark' ? 'dark' : 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Foundations', 'Actions', 'Forms', 'Feedback', 'Content', 'Navigation', 'Page', 'Release'],
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
