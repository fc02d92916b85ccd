import type { components } from '@dispatch/contract';

type StaffName = components['schemas']['StaffName'];

/** Where an @ stands in a text, and what is typed behind it. */
export interface Mention {
  start: number;
  words: string;
}

const mostChoices = 8;

/** The mention that is being typed at the end of this text; null where none is. An address is none. */
export const mentionAt = (before: string): Mention | null => {
  const [, words] = /(?:^|[\s(])@([^@\n]{0,40})$/.exec(before) ?? [];
  return words === undefined ? null : { start: before.length - words.length - 1, words };
};

/** Of whom a word of the name begins as it is typed. */
export const choicesFor = (
  { words }: Pick<Mention, 'words'>,
  colleagues: readonly StaffName[],
): StaffName[] => {
  const typed = words.toLocaleLowerCase();
  return colleagues
    .filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${typed}`))
    .slice(0, mostChoices);
};

/** Who stands in a text, of those who were chosen for it. */
export const mentionedIn = (text: string, chosen: readonly StaffName[]): StaffName[] =>
  chosen.filter(({ name }) => text.includes(`@${name}`));
