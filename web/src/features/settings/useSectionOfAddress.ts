import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Takes the view and the focus to the section whose anchor is in the address: at once, and again when a part that is
 * read for the first time has moved it, as long as nobody has taken the focus on.
 */
export function useSectionOfAddress(): void {
  const { hash, key } = useLocation();
  const partsUnderWay = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  const openedKey = useRef<string>(null);
  useEffect(() => {
    const heading = document.getElementById(hash.slice(1))?.querySelector('h2');
    const isNew = openedKey.current !== key;
    openedKey.current = key;
    if (!heading) return;
    // A screen that was just opened takes the focus to its own heading.
    const stays = document.activeElement === heading || document.activeElement?.matches('h1');
    if (!isNew && !stays) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [hash, key, partsUnderWay]);
}
