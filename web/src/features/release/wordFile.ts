import { richTextElements } from '@dispatch/contract';
import { cleanPastedHtml, lostInPaste } from '@dispatch/design-system';
import mammoth from 'mammoth';

/** What a Word file says of a release; empty where it says nothing. */
export interface WordRelease {
  headline: string;
  summary: string;
  cityState: string;
  body: string;
  /** What the release has not taken over, as sentences. */
  leftOut: readonly string[];
}

const frame =
  /^(?:(?:for )?immediate (?:release|distribution)|(?:press|news|media) release|(?:under )?embargo.*)[\s:.!]*$/i;
const endMark = /^(?:#\s?#\s?#|-\s?30\s?-|\*\s?\*\s?\*)$/;

const month = '(?:Jan|Feb|March?|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\.?';
/** `BALTIMORE, Md., Nov. 20, 2026 (Newswire) --`: the place, the date where there is one, and the dash. */
const datelineStart = new RegExp(
  `^\\s*(?<place>\\p{Lu}[\\p{L} .,'’&/-]{1,100}?)(?<date>[,\\s]*\\(?${month} \\d{1,2}(?:, ?\\d{4})?\\)?)?\\s*(?:[(/][^()]{1,40}[)/]\\s*)?(?:--|[—–])\\s*`,
  'u',
);

interface Dateline {
  place: string;
  length: number;
}

/** Null for a sentence that only has a dash: a place is written in capitals, or a date follows it. */
function datelineOf(text: string): Dateline | null {
  const found = datelineStart.exec(text);
  const { place = '', date } = found?.groups ?? {};
  const [firstWord = ''] = place.split(/[\s,]/);
  const isShouted = firstWord.length > 2 && firstWord === firstWord.toUpperCase();
  if (found === null || (date === undefined && !isShouted)) return null;
  return { place: place.replace(/[,\s]+$/, ''), length: found[0].length };
}

const textOf = (element: Element | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Takes the first characters from an element, whatever stands around them. */
function dropStart(element: Element, length: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  while (left > 0 && walker.nextNode()) {
    const node = walker.currentNode as Text;
    const taken = Math.min(left, node.data.length);
    node.deleteData(0, taken);
    left -= taken;
  }
}

const kept = Object.keys(richTextElements);

/**
 * Reads what a press release usually is: a headline, a summary before the paragraph with the dateline, and the body up
 * to its end mark. Needs a browser; nothing in the HTML is run or loaded.
 * @param html a Word file as mammoth converts it, with Word's subtitle as `p.summary`
 * @param lost what the conversion has left out, by its name
 */
export function releaseOfHtml(html: string, lost: Iterable<string> = []): WordRelease {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const hasText = (element: Element): boolean => textOf(element) !== '' && !frame.test(textOf(element));
  const all = [...body.children].filter(hasText);
  const end = all.findIndex((element) => endMark.test(textOf(element)));
  const blocks = end < 0 ? all : all.slice(0, end);

  const [headline, ...rest] = blocks;
  const [first, second] = rest;
  const isSummary =
    first?.className === 'summary' ||
    (datelineOf(textOf(first)) === null && datelineOf(textOf(second)) !== null);
  const summary = isSummary ? rest.shift() : undefined;
  const opening = rest[0];
  const dateline = datelineOf(opening?.textContent ?? '');
  if (opening !== undefined && dateline !== null) dropStart(opening, dateline.length);
  return {
    headline: textOf(headline),
    summary: textOf(summary),
    cityState: dateline?.place ?? '',
    body: cleanPastedHtml(rest.map(({ outerHTML }) => outerHTML).join(''), kept),
    leftOut: [
      ...lostInPaste(html, kept, lost),
      ...(end >= 0 && all.length > end + 1 ? ['What follows the end mark was left out.'] : []),
    ],
  };
}

const sides: Readonly<Record<string, string>> = {
  center: 'centring',
  both: 'justification',
  right: 'alignment to the right',
};

/** What mammoth reads from a Word file, as far as it is looked at here; its types do not know it. */
interface WordElement {
  type: string;
  alignment?: string | null;
  children?: readonly WordElement[];
}

/** The sides to which paragraphs with text are set: mammoth leaves them out. */
function* lostSides({ type, alignment, children = [] }: WordElement): Generator<string> {
  const side = sides[alignment ?? ''];
  if (type === 'paragraph' && side !== undefined && children.length > 0) yield side;
  for (const child of children) yield* lostSides(child);
}

/** Throws when it cannot be read as a .docx file. */
export async function readWordFile(file: File): Promise<WordRelease> {
  const lost = new Set<string>();
  const noteSides = (whole: WordElement): WordElement => {
    for (const side of lostSides(whole)) lost.add(side);
    return whole;
  };
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: await file.arrayBuffer() },
    {
      styleMap: [
        "p[style-name='Title'] => h1:fresh",
        "p[style-name='Subtitle'] => p.summary:fresh",
        'highlight => mark',
      ],
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      externalFileAccess: false,
      transformDocument: noteSides,
    },
  );
  return releaseOfHtml(value, lost);
}
