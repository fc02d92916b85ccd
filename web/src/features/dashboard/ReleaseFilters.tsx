import { ActionBar, NavTabs, SearchField } from '@dispatch/design-system';
import { useFollowedWords } from '../../shared/screen/useFollowedWords';
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
  const { words, setWords, send } = useFollowedWords(place.search, onSearch);
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
        onSubmit={send}
        onClear={() => {
          if (place.search !== '') send('');
        }}
        isPending={isSearching}
      />
    </ActionBar>
  );
}
