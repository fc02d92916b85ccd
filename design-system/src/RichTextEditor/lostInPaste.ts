import { emphasisOf } from './pastedElement';
import { sideOf } from './pastedTable';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];

/** By what people call it: what says nothing in a release, whose colours and letters are the publication's. */
const looks: readonly [string, (element: Element) => boolean][] = [
  ['strike-through', (element) => emphasisOf(element).includes('s')],
  [
    'highlighting',
    (element) =>
      element.localName === 'mark' ||
      (element.localName === 'span' &&
        /mso-highlight:|background(?:-color)?:\s*(?!transparent|none|white|#fff|inherit|initial|rgb\(255, ?255, ?255\))/i.test(
          element.getAttribute('style') ?? '',
        )),
  ],
  ['a horizontal line', (element) => element.localName === 'hr'],
];

const sides: Readonly<Record<string, string>> = {
  center: 'centring',
  justify: 'justification',
  right: 'alignment to the right',
};

const lostSide = (element: Element): string | undefined => {
  if (element.closest('table') !== null || !element.textContent.trim()) return undefined;
  const side = element.localName === 'center' ? 'center' : sideOf(element);
  // In Hebrew and Arabic it is where a line begins.
  const isStart = side === 'right' && element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
  return side === undefined || isStart ? undefined : sides[side];
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const sentence = (names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const text = `${listed.format(names)} ${names.length === 1 ? 'was' : 'were'} removed.`;
  return [text.charAt(0).toUpperCase() + text.slice(1)];
};

/**
 * What cleanPastedHtml does not keep and people will miss, as sentences.
 * @param kept names of the elements that are kept
 * @param more what else was lost, by its name, such as what a converter has left out before
 */
export function lostInPaste(html: string, kept: readonly string[], more: Iterable<string> = []): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = [...body.querySelectorAll('*')];
  const names = new Set<string>();
  for (const element of all) {
    for (const [name, isThere] of looks) if (isThere(element)) names.add(name);
    const side = lostSide(element);
    if (side !== undefined) names.add(side);
  }
  for (const name of more) names.add(name);
  if (kept.includes('s')) names.delete('strike-through');
  const countOf = (...tags: string[]): number =>
    all.filter(({ localName }) => tags.includes(localName)).length;
  return [
    ...counted(countOf('img'), 'A picture was left out.', 'pictures were left out.'),
    ...counted(
      countOf('iframe', 'video', 'audio', 'embed', 'object'),
      'An embedded player was left out.',
      'embedded players were left out.',
    ),
    ...sentence([...names]),
  ];
}
