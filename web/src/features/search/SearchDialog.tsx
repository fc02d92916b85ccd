import { CommandPalette, type PaletteGroup } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery } from '../../shared/api/callQuery';
import { errorText } from '../../shared/api/errorTexts';
import { foundGroups, recordItem } from './foundRecord';
import { keepRecent, recentRecords } from './recentRecords';

/** Milliseconds of rest after the last key. */
const pause = 200;

/** The text as it stood when its writer paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface SearchPlace {
  label: string;
  href: string;
}

interface SearchDialogProps {
  /** The screens of the menus, which are found by their names. */
  places: readonly SearchPlace[];
  onClose: () => void;
}

/** Finds records of every kind by a number, name, address or text, and the screens of the menus by their names. */
export function SearchDialog({ places, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const searchText = useSettled(typed);
  const isSearching = typed !== '';
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('searchRecords', { query: { searchText } }),
    enabled: isSearching && searchText !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isKnown = data !== undefined && searchText === typed && !isPlaceholderData;
  const named = places.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  const groups: PaletteGroup[] = [
    ...(isSearching
      ? foundGroups(isKnown ? data : [], keepRecent)
      : [{ id: 'recent', title: 'Recent', items: recentRecords().map((record) => recordItem(record)) }]),
    {
      id: 'places',
      title: 'Go to',
      items: named.map(({ label, href }) => ({ id: `place-${href}`, label, href })),
    },
  ];
  const isEmpty = groups.every(({ items }) => items.length === 0);
  const status = error ? errorText(error) : !isKnown ? 'Searching…' : isEmpty ? 'Nothing matches.' : '';
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      title="Find anything"
      label="Number, name, address or words"
      value={text}
      onChange={setText}
      groups={groups}
      status={isSearching ? status : ''}
    />
  );
}
