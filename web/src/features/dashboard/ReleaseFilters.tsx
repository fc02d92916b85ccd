import { ActionBar, NavTabs, SearchField } from '@dispatch/design-system';
import { useState } from 'react';
import { releaseAddress, releaseViews, type ReleasePlace } from './releasePlace';

/** The views of the releases, and the search. */
export function ReleaseFilters({
  place,
  onSearch,
  isSearching,
}: {
  place: ReleasePlace;
  onSearch: (search: string) => void;
  isSearching: boolean;
}) {
  const [words, setWords] = useState(place.search);
  const [shown, setShown] = useState(place.search);
  if (shown !== place.search) {
    // The address has changed, by Back for example: the field follows.
    setShown(place.search);
    setWords(place.search);
  }
  const tabs = releaseViews.map(({ id, label }) => ({
    label,
    href: releaseAddress({ view: id, search: place.search, page: 1 }),
    isCurrent: id === place.view,
  }));
  return (
    <ActionBar align="between" hasFields>
      <NavTabs items={tabs} label="Status of releases" />
      <SearchField
        label="Search releases"
        name="search"
        value={words}
        onChange={setWords}
        onSubmit={(value) => onSearch(value.trim())}
        onClear={() => {
          if (place.search !== '') onSearch('');
        }}
        isPending={isSearching}
      />
    </ActionBar>
  );
}
