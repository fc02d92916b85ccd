import { english, type Words } from '../Words/english';
import { emphasisOf } from './pastedElement';
import { sideOf } from './pastedTable';

type Lost = 'strikeThrough' | 'highlighting' | 'line' | 'center' | 'justify' | 'right';

/** What says nothing in a release, whose colours and letters are the publication's. */
const looks: readonly [Lost, (element: Element) => boolean][] = [
  ['strikeThrough', (element) => emphasisOf(element).includes('s')],
  [
    'highlighting',
    (element) =>
      element.localName === 'mark' ||
      (element.localName === 'span' &&
        /mso-highlight:|background(?:-color)?:\s*(?!transparent|none|white|#fff|inherit|initial|rgb\(255, ?255, ?255\))/i.test(
          element.getAttribute('style') ?? '',
        )),
  ],
  ['line', (element) => element.localName === 'hr'],
];

const lostSide = (element: Element): Lost | undefined => {
  if (element.closest('table') !== null || !element.textContent.trim()) return undefined;
  const side = element.localName === 'center' ? 'center' : sideOf(element);
  // In Hebrew and Arabic it is where a line begins.
  const isStart = side === 'right' && element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
  return side === 'center' || side === 'justify' || (side === 'right' && !isStart) ? side : undefined;
};

/**
 * What cleanPastedHtml does not keep and people will miss, as sentences.
 * @param kept names of the elements that are kept
 * @param more what else was lost, by its name, such as what a converter has left out before
 * @param words in which it is told; English unless told
 */
export function lostInPaste(
  html: string,
  kept: readonly string[],
  more: Iterable<string> = [],
  words: Words['RichTextEditor'] = english.RichTextEditor,
): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = [...body.querySelectorAll('*')];
  const lost = new Set<Lost>();
  for (const element of all) {
    for (const [name, isThere] of looks) if (isThere(element)) lost.add(name);
    const side = lostSide(element);
    if (side !== undefined) lost.add(side);
  }
  const names = new Set([...[...lost].map((name) => words[name]), ...more]);
  if (kept.includes('s')) names.delete(words.strikeThrough);
  const countOf = (...tags: string[]): number =>
    all.filter(({ localName }) => tags.includes(localName)).length;
  const pictures = countOf('img');
  const players = countOf('iframe', 'video', 'audio', 'embed', 'object');
  return [
    ...(pictures > 0 ? [words.pictures(pictures)] : []),
    ...(players > 0 ? [words.players(players)] : []),
    ...(names.size > 0 ? [words.removed([...names])] : []),
  ];
}
