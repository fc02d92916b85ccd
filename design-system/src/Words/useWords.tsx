import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { english, type Words } from './english';

const WordsContext = createContext<Words>(english);

/** Some words of some parts; the others stay as they are around. */
export type OtherWords = { readonly [Part in keyof Words]?: Partial<Words[Part]> };

/**
 * Gives the parts inside other words of their own: another language, or another tone. Which way lines run and how React
 * Aria names its pieces comes from the `I18nProvider`, which stands beside it.
 */
export function WordsProvider({ words, children }: { words: OtherWords; children: ReactNode }) {
  const around = useContext(WordsContext);
  const all = useMemo(() => {
    const parts = Object.keys(around) as (keyof Words)[];
    return Object.fromEntries(parts.map((part) => [part, { ...around[part], ...words[part] }])) as Words;
  }, [around, words]);
  return <WordsContext value={all}>{children}</WordsContext>;
}

/** What a part says of its own accord, in the words of the application. */
export const useWords = <Part extends keyof Words>(part: Part): Words[Part] => useContext(WordsContext)[part];
