import type { ReadRelease, ReadText } from './readRelease';
import { foundAt, matchesOutsideQuotations, written, type EditorialRule, type Found } from './rule';

const directAddress = /\b(?:you(?:['’](?:re|ll|ve|d))?|your(?:s|self|selves)?)\b/gi;

// A blank stands for a blank or a hyphen.
const hypeWords = [
  'revolutionary|groundbreaking|ground breaking|game chang(?:ing|er)|world class|world leading|best in class',
  'best of breed|industry leading|market leading|cutting edge|leading edge|bleeding edge|state of the art',
  'next level|one of a kind|once in a lifetime|second to none|unparalleled|unrivall?ed|unmatched|unbeatable',
  'amazing|incredible|fantastic|awesome|stunning|mind blowing|jaw dropping|breathtaking|must have|must see',
  'phenomenal|sensational|miraculous|magical|life changing|ultimate|premier|paradigm shift(?:ing)?',
  "guaranteed|risk free|act now|limited time offer|click here|order now|buy now|do not miss|don[’']t miss",
].join('|');
const hype = new RegExp(`\\b(?:${hypeWords.replaceAll(' ', '[ -]')})\\b`, 'gi');

const placeholders = [
  // Not every bracket: in a quotation it holds what the editor has added.
  /\[\s?(?:insert|your|company|organi[sz]ation|product|client|contact|spokesperson|ceo|(?:first |last |full )?name|title|date|city|state|location|quote|link|url|website|phone|e-?mail|number|amount|price|tb[ad]|tk|x)[^\]\n]{0,60}\]/gi,
  /\{\{[^}\n]{0,60}\}\}/g,
  /\blorem ipsum\b|\bdolor sit amet\b/gi,
  /\bTB[AD]\b/g,
];
// Part of a name (Super Bowl XX) or of a word it is a numeral; after a month it is a day still to be filled in.
const crosses = /(?<![\p{L}\p{N}-])(\p{Lu}\p{L}{0,30} )?X{2,}(?:-X{2,}){0,4}(?![\p{L}\p{N}]| chromosome)/gu;
const month = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

function* leftovers(text: ReadText): Generator<Found> {
  for (const pattern of placeholders)
    for (const { index, 0: words } of text.text.matchAll(pattern)) yield foundAt(text, index, words.length);
  for (const { index, 0: words, 1: before = '' } of text.text.matchAll(crosses)) {
    if (before === '' || month.test(before))
      yield foundAt(text, index + before.length, words.length - before.length);
  }
}

const shouted =
  /^(?:FREE|NEW|BEST|HUGE|ONLY|NEVER|ALWAYS|MUST|SALE|TODAY|EVERY|VERY|MOST|NOT|GREAT|FIRST|HURRY|SAVE)$/;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?: \p{Lu}+)*(?![\p{L}\p{N}])/gu;
const label = /^(?:about|contact|media|press|for|note|source)\b/i;

const isShouting = (words: readonly string[], lowerCase: ReadonlySet<string>): boolean =>
  (words.length > 2 && words.filter((word) => word.length > 3).length > 1) ||
  words.some((word) => shouted.test(word) || (word.length > 3 && lowerCase.has(word.toLowerCase())));

/** Words in capitals that are no abbreviation: known ones, those written small elsewhere, and three in a row. */
function* emphasised(release: ReadRelease): Generator<Found> {
  const lowerCase = new Set(written(release).flatMap(({ text }) => text.match(/\p{Ll}{4,}/gu) ?? []));
  for (const text of written(release)) {
    for (const { index, 0: words } of matchesOutsideQuotations(text, capitals)) {
      const isPlace = index === 0 && /^[,.(]/.test(text.text.slice(words.length));
      const isLabel = (index === 0 || text.text[index - 1] === '\n') && label.test(words);
      if (isPlace || isLabel || !isShouting(words.split(' '), lowerCase)) continue;
      const isOne = !words.includes(' ');
      const startsSentence = /(?:^|[.!?:\n]\s?)$/.test(text.text.slice(Math.max(0, index - 2), index));
      const small = words.toLowerCase();
      const fix = startsSentence ? `${words.charAt(0)}${small.slice(1)}` : small;
      yield foundAt(text, index, words.length, isOne ? fix : undefined);
    }
  }
}

const everywhere = (find: (text: ReadText, release: ReadRelease) => Iterable<Found>): EditorialRule['find'] =>
  function* (release) {
    for (const text of written(release)) yield* find(text, release);
  };

const named = ({ companies }: ReadRelease, words: string): boolean =>
  companies.some((company) => company.toLowerCase().includes(words.toLowerCase()));

export const wordingRules: readonly EditorialRule[] = [
  {
    id: 'direct-address',
    severity: 'would be held',
    why: 'A release reports: outside quotations it does not address the reader.',
    find: everywhere(function* (text) {
      for (const { index, 0: words } of matchesOutsideQuotations(text, directAddress))
        yield foundAt(text, index, words.length);
    }),
  },
  {
    id: 'hype',
    severity: 'might be held',
    why: 'Words of praise read as advertising; a figure or a fact says more.',
    find: everywhere(function* (text, release) {
      for (const { index, 0: words } of matchesOutsideQuotations(text, hype))
        if (!named(release, words)) yield foundAt(text, index, words.length);
    }),
  },
  {
    id: 'exclamation-mark',
    severity: 'would be held',
    why: 'Exclamation marks outside quotations read as advertising.',
    find: everywhere(function* (text, release) {
      for (const { index, 0: marks } of matchesOutsideQuotations(text, /!+/g)) {
        const word = /[^\s!]{0,40}$/.exec(text.text.slice(Math.max(0, index - 40), index))?.[0] ?? '';
        if (word === '' || !named(release, `${word}!`)) {
          const isEnd = text.field === 'headline' && index + marks.length === text.text.trimEnd().length;
          yield foundAt(text, index, marks.length, isEnd ? '' : '.');
        }
      }
    }),
  },
  {
    id: 'capitals',
    severity: 'might be held',
    why: 'Capitals for emphasis are read as shouting.',
    find: emphasised,
  },
  {
    id: 'placeholder',
    severity: 'would be held',
    why: 'This looks like a place that was still to be filled in.',
    find: function* (release) {
      const { source } = release;
      yield* everywhere(leftovers)(release);
      for (const field of [
        'cityState',
        'pulloutQuote',
        'primaryContactName',
        'primaryContactCompany',
      ] as const)
        yield* leftovers({ field, text: source[field] ?? '', quoted: new Uint8Array() });
    },
  },
];
