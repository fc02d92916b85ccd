import { diffLines, diffWordsWithSpace } from 'diff';
import { visibleText } from '../rules/html';
import { formatMoment } from './dateText';
import { languageName } from './languages';
import { mediaTopicName } from './mediaTopics';
import { packageTraits, type PackageId } from './packages';
import { releaseFields, releaseFieldsWhere, type ReleaseField, type ReleaseFieldName } from './releaseFields';

/** Words that stand in both texts, only in the first, or only in the second. */
export type TextPiece = { kind: 'same' | 'removed' | 'added'; text: string };

/** A field that differs: the text of both sides in pieces. All the same: its formatting or its links alone differ. */
export type FieldDifference = { field: ReleaseFieldName | 'package'; pieces: TextPiece[] };

/** What is compared: a release, a version of it, or what stands in a form. */
export type ComparedRelease = { package: PackageId } & Partial<Record<ReleaseFieldName, unknown>>;

/**
 * How much may differ until two texts are compared by their paragraphs, and in the end as a whole: the work grows with
 * the square of it, and what people may write is 100,000 characters.
 */
const bounds = { maxEditLength: 800, timeout: 300 };

const endOfBlock = /<\/(?:p|li|h[1-6]|blockquote|caption|tr)>|<br ?\/?>/i;

/** A row of a table is one line. */
const betweenCells = /<\/t[dh]>\s{0,99}(?=<t[dh][\s>])/gi;

const linesOf = (html: string): string =>
  html
    .replace(betweenCells, ' | ')
    .split(endOfBlock)
    .map(visibleText)
    .filter((line) => line !== '')
    .join('\n');

type File = {
  fileName?: string | null;
  caption?: string | null;
  altText?: string | null;
  credit?: string | null;
};

type Handle = { type: string; selected: boolean; accountName?: string | null };

const fileText = ({ fileName, caption, altText, credit }: File): string =>
  [fileName, caption, altText, credit].filter((part) => part).join(' · ');

const asText: Record<ReleaseField['kind'], (value: never) => string> = {
  text: (value: string) => value,
  html: linesOf,
  phone: (value: string) => value,
  language: languageName,
  topics: (codes: readonly string[]) => codes.map(mediaTopicName).join('\n'),
  count: (value: number) => String(value),
  flag: (value: boolean) => (value ? 'Yes' : 'No'),
  instant: (value: string) => formatMoment(value),
  lists: (value: { id: number; categoryName?: string }[]) =>
    value.map(({ id, categoryName }) => categoryName ?? String(id)).join('\n'),
  image: fileText,
  files: (value: File[]) => value.map(fileText).join('\n'),
  handle: ({ type, selected, accountName }: Handle) => (selected ? (accountName ?? type) : ''),
};

const textOf = (release: ComparedRelease, field: ReleaseFieldName): string => {
  const value = release[field];
  return value === null || value === undefined ? '' : asText[releaseFields[field].kind](value as never);
};

/** Two texts word by word; joined without what was added they are the first, without what was removed the second. */
export const compareTexts = (before: string, after: string): TextPiece[] => {
  const changes = diffWordsWithSpace(before, after, bounds) ??
    diffLines(before, after, bounds) ?? [
      { removed: true, added: false, value: before },
      { removed: false, added: true, value: after },
    ];
  return changes
    .map(({ added, removed, value }): TextPiece => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }))
    .filter(({ text }) => text !== '');
};

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

/** The fields in which a release differs from another one, in the order of the wizard; the body as its text. */
export const compareReleases = (before: ComparedRelease, after: ComparedRelease): FieldDifference[] => {
  const differences: FieldDifference[] = releaseFieldsWhere(() => true).flatMap((field) => {
    const [was, is] = [textOf(before, field), textOf(after, field)];
    const isHtml = releaseFields[field].kind === 'html';
    if (was === is && !(isHtml && !isSame(before[field] ?? '', after[field] ?? ''))) return [];
    return [{ field, pieces: compareTexts(was, is) }];
  });
  if (before.package === after.package) return differences;
  const pieces = compareTexts(packageTraits[before.package].name, packageTraits[after.package].name);
  return [{ field: 'package', pieces }, ...differences];
};
