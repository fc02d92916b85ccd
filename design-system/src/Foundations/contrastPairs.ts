/** Words on a ground: foreground role, background role. At least 4.5 to 1. */
export const textPairs: readonly (readonly [string, string])[] = [
  ...['fg-default', 'fg-muted', 'fg-subtle', 'link'].flatMap((text) =>
    ['bg-page', 'bg-surface', 'bg-inset'].map((ground) => [text, ground] as const),
  ),
  ...['info', 'success', 'warning', 'danger', 'review', 'neutral'].flatMap(
    (tone) =>
      [
        [`${tone}-fg`, `${tone}-bg`],
        [`${tone}-fg`, 'bg-page'],
        [`${tone}-fg`, 'bg-surface'],
      ] as const,
  ),
  // The words and links of a banner.
  ...['info', 'success', 'warning', 'danger'].flatMap(
    (tone) =>
      [
        ['fg-default', `${tone}-bg`],
        ['link', `${tone}-bg`],
      ] as const,
  ),
  ['fg-default', 'neutral-bg'],
  ['fg-on-inverse', 'bg-inverse'],
  ['action-fg', 'action-bg'],
  ['action-fg', 'action-bg-hover'],
  ['action-fg', 'action-bg-press'],
  ['mark-fg', 'mark-bg'],
];

/** What shows where a control is or what state it is in: its line or fill, and its ground. At least 3 to 1. */
export const controlPairs: readonly (readonly [string, string])[] = [
  ...['border-control', 'border-strong', 'focus-ring', 'danger-solid', 'action-bg'].flatMap((line) =>
    ['bg-page', 'bg-surface', 'bg-inset'].map((ground) => [line, ground] as const),
  ),
  ['focus-ring', 'info-bg'],
  ['focus-ring', 'success-bg'],
  ['focus-ring', 'warning-bg'],
  ['focus-ring', 'danger-bg'],
  ['danger-solid', 'danger-bg'],
];
