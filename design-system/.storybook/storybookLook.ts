import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { rolesOf, type Theme } from '../src/Foundations/tokenColours';

export type Colours = Readonly<Record<string, string>>;

export function coloursOf(tokens: string, theme: Theme): Colours {
  const hex = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return Object.fromEntries(
    [...rolesOf(tokens, theme)].map(([role, rgb]) => [role, `#${rgb.map(hex).join('')}`]),
  );
}

/** @throws when a role is missing */
export function storybookLook(colours: Colours, base: Theme): ThemeVars {
  const role = (name: string): string => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`tokens.css has no --${name}.`);
    return colour;
  };
  return create({
    base,
    brandTitle: 'Dispatch',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Schibsted Grotesk Variable', 'Helvetica Neue', Arial, sans-serif",
    fontCode: "'Spline Sans Mono Variable', ui-monospace, monospace",
    colorPrimary: role('action-bg'),
    // Under white words, where Storybook darkens it in its dark theme.
    colorSecondary: role(base === 'dark' ? 'action-bg-press' : 'action-bg'),
    appBg: role('bg-page'),
    appContentBg: role('bg-surface'),
    appHoverBg: role('bg-inset'),
    appPreviewBg: role('bg-page'),
    appBorderColor: role('border-hairline'),
    appBorderRadius: 2,
    textColor: role('fg-default'),
    textInverseColor: role('fg-on-inverse'),
    textMutedColor: role('fg-muted'),
    barTextColor: role('fg-muted'),
    barHoverColor: role('action-bg'),
    barSelectedColor: role('action-bg'),
    barBg: role('bg-surface'),
    buttonBg: role('bg-inset'),
    buttonBorder: role('border-control'),
    booleanBg: role('bg-inset'),
    booleanSelectedBg: role('bg-surface'),
    inputBg: role('bg-surface'),
    inputBorder: role('border-control'),
    inputTextColor: role('fg-default'),
    inputBorderRadius: 2,
  });
}
