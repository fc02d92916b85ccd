import { ActionBar, Button, NavTabs, Stack, TextField } from '@dispatch/design-system';
import { useQueries } from '@tanstack/react-query';
import { useFollowedWords } from '../../shared/screen/useFollowedWords';
import { deskAddress, deskViews, type DeskPlace } from './deskViews';
import { countQuery } from './queries';

export function DeskFilters({ place, onSearch }: { place: DeskPlace; onSearch: (search: string) => void }) {
  const counts = useQueries({ queries: deskViews.map(countQuery) });
  const { words, setWords, send } = useFollowedWords(place.search, onSearch);
  const tabs = deskViews.map(({ id, label }, index) => ({
    label,
    href: deskAddress({ ...place, view: id, page: 1 }),
    count: place.search === '' ? counts[index]?.data : undefined,
    isCurrent: id === place.view,
  }));
  return (
    <Stack>
      <NavTabs items={tabs} label="States" />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          send(words);
        }}
      >
        <ActionBar hasFields>
          <TextField
            name="search"
            label="Search headline, customer or PRID"
            type="search"
            autoComplete="off"
            value={words}
            onChange={setWords}
          />
          <Button type="submit">Search</Button>
          {place.search === '' ? null : (
            <Button variant="quiet" onPress={() => send('')}>
              Show all
            </Button>
          )}
        </ActionBar>
      </form>
    </Stack>
  );
}
