export interface Stage {
  name: StageName;
  title: string;
  /** Slow and seldom red: runs with `npm run test:full` alone, after the others. */
  isFull?: true;
  /** Left out of `npm run test:full`, which has another stage for the same and more. */
  isShort?: true;
  /** It fails with more tests than these (docs/decisions/0027). */
  most?: number | undefined;
  /** Run one after another, all of them; each counts as one check unless it writes a report. */
  commands: readonly StageCommand[];
  needsChromium?: true;
  /** Nothing begins beside it: it keeps every core busy by itself, with a whole product and browsers. */
  isAlone?: true;
  /** Single test files of it, by their paths: which are its own, by paths from the root, and what runs some of them. */
  ofFiles?: { matches: RegExp; commands: (files: readonly string[]) => StageCommand[] };
}

export interface StageCommand {
  command: readonly string[];
  env?: Record<string, string>;
  /** The report that it writes, to count its tests by. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** The file in which it says how many requests it sent, and the most that these may be. */
  requests?: { file: string; most: number };
}

type StageName =
  | 'lint'
  | 'format'
  | 'imports'
  | 'unused'
  | 'generated'
  | 'contract'
  | 'types'
  | 'size'
  | 'unit'
  | 'api'
  | 'identity'
  | 'fuzz'
  | 'stories'
  | 'journeys'
  | 'full-unit'
  | 'full-zones'
  | 'full-api'
  | 'full-fuzz'
  | 'full-stories'
  | 'full-journeys'
  | 'large-text'
  | 'site'
  | 'foreign'
  | 'chaos'
  | 'rolling'
  | 'upgrade'
  | 'install'
  | 'screenshots';
