import type { Preview } from '@storybook/react-vite';
import '../src/foundation.css';
import { DocsPage } from './DocsPage';
import { inToolbar } from './inToolbar';
import './preview.css';
import { initialToolbar, toolbarMenus, windows } from './toolbar';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inToolbar],
  initialGlobals: { ...initialToolbar },
  globalTypes: toolbarMenus,
  parameters: {
    layout: 'padded',
    viewport: { options: windows },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'What changed'],
          'Foundations',
          ['Introduction'],
          'Actions',
          'Forms',
          'Feedback',
          'Content',
          'Navigation',
          'Page',
          'Release',
          'Patterns',
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
