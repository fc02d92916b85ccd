import { useMediaQuery } from '@dispatch/design-system';
import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import { pageFonts } from '../fonts/pageFonts';

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

function plainLength(token: string): string {
  const probe = document.createElement('span');
  Object.assign(probe.style, { position: 'absolute', inlineSize: `var(${token})` });
  document.body.append(probe);
  const { width } = getComputedStyle(probe);
  probe.remove();
  return width;
}

/** The weights of the form: the provider takes one for a face, where ours cover a range. */
const weights = ['400', '600'];

export const cardFonts = (): CustomFontSource[] =>
  pageFonts('--font-sans').flatMap(({ family, src, unicodeRange }) =>
    weights.map((weight) => ({ family, src, unicodeRange, weight })),
  );

export function cardAppearance(isDark: boolean): Appearance {
  const text = plainColor('--fg-default');
  const muted = plainColor('--fg-muted');
  const border = plainColor('--border-control');
  const danger = plainColor('--danger-fg');
  const focus = plainColor('--focus-ring');
  const fontSize = plainLength('--text-md');
  const hairline = plainLength('--rule-hairline');
  const strong = plainLength('--rule-strong');
  const padding = `${plainLength('--space-2')} ${plainLength('--space-3')}`;
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
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-sans'),
      fontSizeBase: fontSize,
      borderRadius: plainLength('--radius-1'),
      spacingUnit: plainLength('--space-1'),
      focusBoxShadow: 'none',
    },
    rules: {
      '.Label': { fontWeight: '600', color: text, fontSize },
      '.Input': { border: `${hairline} solid ${border}`, boxShadow: 'none', padding },
      '.Input:focus': {
        outline: `${strong} solid ${focus}`,
        outlineOffset: plainLength('--focus-offset'),
        boxShadow: 'none',
      },
      '.Input--invalid': { border: `${strong} solid ${danger}`, boxShadow: 'none' },
      '.Error': { color: danger, fontWeight: '600' },
    },
  };
}

export const useIsDark = (): boolean => useMediaQuery('(prefers-color-scheme: dark)');
