import type { Preview } from '@storybook/react-vite';

export interface ToolbarGlobals {
  theme: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'compact';
  motion: 'system' | 'reduced';
  /** Which words the parts have, and from which side they are read. */
  language: 'en' | 'ar';
}

export const initialToolbar: ToolbarGlobals = {
  theme: 'system',
  density: 'comfortable',
  motion: 'system',
  language: 'en',
};

export function toolbarOf(globals: Readonly<Record<string, unknown>>): ToolbarGlobals {
  const { theme, density, motion, language } = globals;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: density === 'compact' ? density : 'comfortable',
    motion: motion === 'reduced' ? motion : 'system',
    language: language === 'ar' ? language : 'en',
  };
}

const menu = (
  title: string,
  icon: 'contrast' | 'menu' | 'lightning' | 'globe',
  titles: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, words]) => ({ value, title: words })),
    dynamicTitle: true,
  },
});

/** The menus for theme, density, motion and the words of the parts. The width has a tool of its own, in designersTools.tsx. */
export const toolbarMenus: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'contrast', { system: 'Theme of the system', light: 'Light', dark: 'Dark' }),
  density: menu('Density', 'menu', { comfortable: 'Comfortable', compact: 'Compact' }),
  motion: menu('Motion', 'lightning', { system: 'Motion of the system', reduced: 'Reduced motion' }),
  language: menu('Language', 'globe', { en: 'English', ar: 'Arabic, right to left' }),
};

/** The windows a designer can choose, by their width in pixels, each as high as such a screen is. */
export const windowHeights = { 320: 568, 390: 844, 768: 1024, 1280: 800 } as const;

export const windowName = (width: number | string): string => `width${width}`;

export const windows = Object.fromEntries(
  Object.entries(windowHeights).map(([width, height]) => [
    windowName(width),
    { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
