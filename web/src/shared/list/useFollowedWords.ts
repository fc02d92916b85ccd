import { useState } from 'react';

export interface FollowedWords {
  words: string;
  setWords: (words: string) => void;
  /** Sends these words: what is typed until the address has them stays. */
  send: (words: string) => void;
}

/** What is typed into a search until it is sent. When the address has another search, as after Back, it follows. */
export function useFollowedWords(search: string, onSearch: (search: string) => void): FollowedWords {
  const [words, setWords] = useState(search);
  const [shown, setShown] = useState(search);
  const [sent, setSent] = useState<string | null>(null);
  if (shown !== search) {
    setShown(search);
    setSent(null);
    if (search !== sent) setWords(search);
  }
  const send = (next: string): void => {
    const trimmed = next.trim();
    setWords(trimmed);
    setSent(trimmed);
    onSearch(trimmed);
  };
  return { words, setWords, send };
}
