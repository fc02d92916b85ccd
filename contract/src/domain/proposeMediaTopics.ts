import { mediaTopics, type MediaTopicCode } from './mediaTopics';
import { defaultLanguage } from './languages';

/** Labels of topics by code, and then by the tag of their language (`loadMediaTopicLabels`). */
export type MediaTopicLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Plain texts of a release; where a word stands says how much it says. */
export type ProposedFrom = { language: string; headline: string; summary: string; body: string };

const weights = { headline: 3, summary: 2, body: 1 } as const;

/** In each text, a word is counted so often at most: a long text is about no more than a short one. */
const mostOfOne = 3;

const leastScore = 2;

/** What joins the parts of a label: 'economy, business and finance' is about any of them. */
const joints = /[,/]|\s(?:and|und|et|y|e)\s|[、和与及]|\sو/u;

const letters = /[\p{L}\p{N}]+/gu;

/** A word without accents and its usual endings, so that 'robots' is 'robot'. */
const stemOf = (word: string): string => {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length > 4 ? plain.replace(/(?:es|en|s|n|e)$/, '') : plain;
};

const isUnspaced = (language: string): boolean => /^(zh|ja|th)\b/.test(language);

const labelIn = (labels: Readonly<Record<string, string>>, language: string): string | undefined => {
  const [base = ''] = language.split('-');
  const near = Object.keys(labels).find((tag) => tag.split('-')[0] === base);
  return labels[language] ?? (near === undefined ? undefined : labels[near]);
};

type Score = (part: string) => number;

/** By whole words: a part of a label counts as often as its rarest word. */
const byWords = (source: ProposedFrom): Score => {
  const scores = new Map<string, number>();
  for (const place of ['headline', 'summary', 'body'] as const) {
    const counts = new Map<string, number>();
    for (const [word] of source[place].matchAll(letters)) {
      const stem = stemOf(word);
      counts.set(stem, Math.min(mostOfOne, (counts.get(stem) ?? 0) + 1));
    }
    for (const [stem, count] of counts) scores.set(stem, (scores.get(stem) ?? 0) + count * weights[place]);
  }
  return (part) => {
    const words = [...part.matchAll(letters)].map(([word]) => scores.get(stemOf(word)) ?? 0);
    return words.length === 0 ? 0 : Math.min(...words);
  };
};

/** Where no blanks part words: a part of a label counts wherever it stands. */
const byCharacters =
  (source: ProposedFrom): Score =>
  (part) =>
    (['headline', 'summary', 'body'] as const).reduce(
      (sum, place) => sum + (source[place].includes(part.trim()) ? weights[place] : 0),
      0,
    );

/**
 * The topics whose labels stand in a text, those that say most first; of equal ones the narrower before the broader. In a
 * language that has no labels, the English ones are looked for.
 */
export const proposeMediaTopics = (source: ProposedFrom, labels: MediaTopicLabels): MediaTopicCode[] => {
  const score = isUnspaced(source.language) ? byCharacters(source) : byWords(source);
  return mediaTopics
    .flatMap(({ code, broader }) => {
      const own = labels[code] ?? {};
      const label = labelIn(own, source.language) ?? labelIn(own, defaultLanguage) ?? '';
      const total = label
        .split(joints)
        .reduce((sum, part) => sum + (part.trim() === '' ? 0 : score(part)), 0);
      return total < leastScore ? [] : [{ code, total, isBroad: broader === null }];
    })
    .sort((one, other) => other.total - one.total || Number(one.isBroad) - Number(other.isBroad))
    .map(({ code }) => code);
};
