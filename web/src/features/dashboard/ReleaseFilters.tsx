import { ActionBar, NavTabs, SearchField } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useFollowedWords } from '../../shared/list/useFollowedWords';
import { countsQuery, readByScreen } from './queries';
import { countOf, releaseAddress, releaseViews, type ReleasePlace } from './releasePlace';

/** The views of the releases with their numbers, and the search: then the numbers would be of something else. */
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
  const { data: counts } = useQuery({ ...countsQuery, ...readByScreen });
  const tabs = releaseViews.map(({ id, label }) => ({
    label,
    href: releaseAddress({ view: id, search: place.search, page: 1 }),
    count: counts && place.search === '' ? countOf(id, counts) : undefined,
    isCurrent: id === place.view,
  }));
  return (
    <ActionBar align="between" hasFields>
      <NavTabs items={tabs} label="Status of releases" />
      <SearchField
        label="Search releases"
        isLabelHidden
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
