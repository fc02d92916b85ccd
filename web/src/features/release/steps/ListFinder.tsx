import { SearchField } from '@dispatch/design-system';
import { useState, type ReactNode } from 'react';

const shownAtOnce = 10;

interface ListFinderProps<List> {
  /** By name. */
  lists: readonly List[];
  /** Shown whatever is typed. */
  isKept?: (list: List) => boolean;
  children: (shown: readonly List[]) => ReactNode;
}

/** Shows journalist lists, the first few of those with what is typed in their names. */
export function ListFinder<List extends { label: string }>({
  lists,
  isKept = () => false,
  children,
}: ListFinderProps<List>) {
  const [sought, setSought] = useState('');
  const matching = lists.filter(({ label }) => label.toLowerCase().includes(sought.trim().toLowerCase()));
  const first = new Set(matching.slice(0, shownAtOnce));
  return (
    <>
      {lists.length > shownAtOnce ? (
        <SearchField
          name="listSearch"
          label="Find a list"
          description="Type part of its name, for example Health."
          value={sought}
          onChange={setSought}
          onSubmit={setSought}
        />
      ) : null}
      {children(lists.filter((list) => isKept(list) || first.has(list)))}
      <div role="status">
        {matching.length === 0 && lists.length > 0 ? `No list has “${sought.trim()}” in its name.` : null}
        {matching.length > shownAtOnce ? `${matching.length - shownAtOnce} more. Type to find them.` : null}
      </div>
    </>
  );
}
