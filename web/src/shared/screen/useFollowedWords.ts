import { useState } from 'react';

/**
 * What stands in the field of a search, until it is sent. When the address has another search, by Back for example,
 * the field follows.
 */
export function useFollowedWords(search: string): [words: string, setWords: (words: string) => void] {
  const [words, setWords] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setWords(search);
  }
  return [words, setWords];
}
