import type { Preview } from '@storybook/react-vite';

export interface ToolbarGlobals {
  theme: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'compact';
  motion: 'system' | 'reduced';
}

export const initialToolbar: ToolbarGlobals = { theme: 'system', density: 'comfortable', motion: 'system' };

export function toolbarOf(globals: Readonly<Record<string, unknown>>): ToolbarGlobals {
  const { theme, density, motion } = globals;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: density === 'compact' ? density : 'comfortable',
    motion: motion === 'reduced' ? motion : 'system',
  };
}

/** The menus for theme, density and motion. The width has a tool of its own, in designersTools.tsx. */
export const toolbarMenus: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'Theme of the system' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density',
      icon: 'menu',
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'system', title: 'Motion of the system' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
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
