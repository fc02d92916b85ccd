import type { Preview } from '@storybook/react-vite';
import '../src/foundation.css';
import '../src/fonts.css';
import { accessibility, isLookedAt } from './accessibility';
import { atNaturalWidth } from './atNaturalWidth';
import { DocsPage } from './DocsPage';
import { inToolbar } from './inToolbar';
import './preview.css';
import { keepFocus } from '../src/Focus/keepFocus';
import { lostFocus, watchFocus } from '../src/testing/lostFocus';
import { overlapping } from '../src/testing/overlap';
import { stickingOut } from '../src/testing/stickingOut';
import { initialToolbar, toolbarMenus, windows } from './toolbar';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [atNaturalWidth, inToolbar],
  beforeEach: (story) => {
    const { title, tags, parameters } = story;
    if (!isLookedAt(tags)) story.globals = { ...story.globals, a11y: { manual: true } };
    const ends = [watchFocus()];
    // The screens do so themselves, and a part may have to do without.
    if (!title.startsWith('Screens/') && parameters['keepsFocus'] !== false) ends.push(keepFocus());
    return () => {
      for (const end of ends) end();
    };
  },
  afterEach: async ({ canvasElement }) => {
    const errors = [...stickingOut(canvasElement), ...overlapping(), ...(await lostFocus(canvasElement))];
    if (errors.length > 0) throw new Error(errors.join('\n'));
  },
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
          [
            'Introduction',
            'Overview',
            'Gallery',
            'Toolbar',
            'Content',
            'Partner brand',
            'In another application',
            'What changed',
          ],
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
    a11y: accessibility,
  },
};

export default preview;
