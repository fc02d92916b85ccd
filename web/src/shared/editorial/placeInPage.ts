import { bodyText, type EditorialFinding, type EditorialSource } from '@dispatch/contract';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A field of plain text: its words are no text of the page. */
export const isTextControl = (element: Element): element is TextControl => element.matches('input, textarea');

const inked = (text: string): string => text.replace(/[\s\ufeff]+/g, '');

/** The texts of an element, without the dateline that the preview puts into the first paragraph. */
function* textsIn(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('.article-dateline')) yield text;
  }
}

/** Where the character stands that is the given one without white space, from 0. */
function indexOfInked(text: string, wanted: number): number {
  let count = -1;
  return text.split('').findIndex((character) => inked(character) !== '' && (count += 1) === wanted);
}

/** The range of some characters of an element, counted without white space; null where it has not as many. */
function inkedRange(element: Element, start: number, end: number): Range | null {
  const range = document.createRange();
  let count = 0;
  for (const node of textsIn(element)) {
    const next = count + inked(node.data).length;
    if (count <= start && start < next) range.setStart(node, indexOfInked(node.data, start - count));
    if (end <= next) {
      range.setEnd(node, indexOfInked(node.data, end - count - 1) + 1);
      return range;
    }
    count = next;
  }
  return null;
}

type FoundPlace = Pick<EditorialFinding, 'place' | 'words'>;

export interface ShownRelease {
  /** The release in which the findings were found. */
  source: EditorialSource;
  findings: readonly EditorialFinding[];
  /** Where a field stands on the screen. */
  elementOf: (field: string) => HTMLElement | null;
}

/**
 * Where the words of a finding stand in the running text of the screen, null where they do not (any more). White
 * space does not count: an editor and a server set it as they like.
 */
export function rangesIn({ source, elementOf }: Omit<ShownRelease, 'findings'>) {
  const body = bodyText(source.body ?? '');
  return ({ place: { field, offset }, words }: FoundPlace): Range | null => {
    const element = elementOf(field);
    if (words === '' || element === null || isTextControl(element)) return null;
    const value = field === 'body' ? body : source[field];
    const start = inked(typeof value === 'string' ? value.slice(0, offset) : '').length;
    const range = inkedRange(element, start, start + inked(words).length);
    return inked(range?.toString() ?? '') === inked(words) ? range : null;
  };
}

/** Leads to the place: the focus to its field where it takes one, and the selection to the words. */
export function leadTo(shown: Omit<ShownRelease, 'findings'>, finding: FoundPlace): void {
  const { field, offset, length } = finding.place;
  const element = shown.elementOf(field);
  if (element === null) return;
  const range = rangesIn(shown)(finding);
  (range?.startContainer.parentElement ?? element).scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  if (isTextControl(element)) element.setSelectionRange(offset, offset + length);
  else if (range !== null)
    getSelection()?.setBaseAndExtent(
      range.startContainer,
      range.startOffset,
      range.endContainer,
      range.endOffset,
    );
}
