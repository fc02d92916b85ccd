const paths = {
  check: 'M3 8.5 6.5 12 13 4.5',
  chevronDown: 'M4 6l4 4 4-4',
  chevronLeft: 'M10 4 6 8l4 4',
  chevronRight: 'M6 4l4 4-4 4',
  close: 'M4 4l8 8M12 4l-8 8',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  minus: 'M3 8h10',
  plus: 'M3 8h10M8 3v10',
  arrowUp: 'M8 13V3M4.5 6.5 8 3l3.5 3.5',
  arrowDown: 'M8 3v10M4.5 9.5 8 13l3.5-3.5',
  info: 'M8 7.2v4.3M8 4.3v.4M1.8 8a6.2 6.2 0 1 0 12.4 0A6.2 6.2 0 1 0 1.8 8',
  warning: 'M8 2 1.5 13.5h13zM8 6.3v3.6M8 11.6v.3',
  danger: 'M5.2 1.8h5.6l3.4 3.4v5.6l-3.4 3.4H5.2l-3.4-3.4V5.2zM8 4.8v3.8M8 10.9v.4',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  search: 'M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M10.3 10.3 14 14',
  picture: 'M2 3h12v10H2zM2 11l3.5-3.5L9 11l2-2 3 3M10.5 6v.2',
  bag: 'M2.5 5.5h11v8h-11zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  user: 'M5.3 5.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M2.5 14c.5-3 2.4-4.3 5.5-4.3s5 1.3 5.5 4.3',
  success: 'M1.8 8a6.2 6.2 0 1 0 12.4 0A6.2 6.2 0 1 0 1.8 8M5 8.3l2.2 2.2L11 6',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** A decorative line icon; what it means is always in words beside it or in the label of its control. @param size in pixels, where the text has its usual size */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} strokeLinecap="square" />
    </svg>
  );
}
