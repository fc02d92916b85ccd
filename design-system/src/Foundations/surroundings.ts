/** What a page and what lies on it is made of: whatever sets no ground of its own may stand on any of these. */
export const openGrounds = ['bg-page', 'bg-surface', 'bg-inset'] as const;

const tones = ['info-bg', 'success-bg', 'warning-bg', 'danger-bg'];

export interface Surrounding {
  file: string;
  /** The elements of it that this is about; all of them unless told. */
  parts?: readonly string[];
  on: readonly string[];
  /** They stand on the open grounds as well. */
  andOpen?: true;
}

/** Where another style sheet paints the ground. The test fails for a line that is no longer about anything. */
export const surroundings: readonly Surrounding[] = [
  // What is said in a banner, with its links, its way to close it and their rings.
  { file: 'design-system/src/Banner/Banner.module.css', parts: ['.body', '.close'], on: tones },
  { file: 'design-system/src/Link/Link.module.css', on: tones, andOpen: true },
  { file: 'design-system/src/base.css', parts: ['a', ':focus-visible'], on: tones, andOpen: true },
];

/** Roles that are no more than ornament where they are a line: words or other lines say the same. */
export const ornaments: ReadonlyMap<string, string> = new Map([
  ['border-hairline', 'parts rows and boxes that stand apart by their space'],
  [
    'mark-bg',
    'marks what is current, which aria-current, weight or words say too (yellow alone says nothing)',
  ],
]);
