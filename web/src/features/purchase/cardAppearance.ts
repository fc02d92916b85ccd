import type { Appearance } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';

const darkTheme = '(prefers-color-scheme: dark)';

/** The provider reads plain colours only: each is painted once and read back. */
function plainColor(role: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${role})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The card form in the colours of our tokens, as they are in the theme that is on. */
export function cardAppearance(isDark: boolean): Appearance {
  const text = plainColor('--fg-default');
  const muted = plainColor('--fg-muted');
  const border = plainColor('--border-control');
  const danger = plainColor('--danger-fg');
  const focus = plainColor('--focus-ring');
  return {
    theme: isDark ? 'night' : 'flat',
    labels: 'above',
    variables: {
      colorPrimary: plainColor('--action-bg'),
      colorBackground: plainColor('--bg-surface'),
      colorText: text,
      colorTextSecondary: muted,
      colorTextPlaceholder: muted,
      colorDanger: danger,
      fontFamily: '"Helvetica Neue", Arial, sans-serif',
      fontSizeBase: '15px',
      borderRadius: '2px',
      spacingUnit: '4px',
      focusBoxShadow: 'none',
    },
    rules: {
      '.Label': { fontWeight: '600', color: text, fontSize: '15px' },
      '.Input': { border: `1px solid ${border}`, boxShadow: 'none', padding: '8px 12px' },
      '.Input:focus': { outline: `2px solid ${focus}`, outlineOffset: '2px', boxShadow: 'none' },
      '.Input--invalid': { border: `2px solid ${danger}`, boxShadow: 'none' },
      '.Error': { color: danger, fontWeight: '600' },
    },
  };
}

const subscribe = (listener: () => void): (() => void) => {
  const theme = window.matchMedia(darkTheme);
  theme.addEventListener('change', listener);
  return () => theme.removeEventListener('change', listener);
};

/** Whether the dark theme is on, as the system has it. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(darkTheme).matches);
