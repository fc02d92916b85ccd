import { EmptyState, NavTabs } from '@dispatch/design-system';
import { call, download } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';
import { pageAskedOf, sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { deskSpec, stateNumbersOf, viewOf } from './deskViews';
import { queueColumns } from './queueColumns';
import { useDeskTabs } from './useDeskTabs';

/** The releases at the desk, a tab for each of its views. */
export function Queue() {
  const list = useListPlace(deskSpec);
  const { place, addressOf } = list;
  const tabs = useDeskTabs(
    place.filters.view,
    (view) => addressOf({ filters: { view } }),
    place.search === '',
  );
  return (
    <StaffList
      title="Editorial desk"
      name="queue"
      list={list}
      load={async (asked, signal) => {
        const { data, headers } = await call('listEditorialQueue', {
          query: {
            ...pageAskedOf(asked),
            ...sortAskedOf(asked),
            status: stateNumbersOf(viewOf(asked.filters.view)),
          },
          signal,
        });
        return { items: data, count: readTotal(headers) };
      }}
      loadCsv={({ search, filters }) =>
        download('exportQueue', {
          query: { searchText: search || undefined, status: stateNumbersOf(viewOf(filters.view)) },
        })
      }
      caption="Releases at the desk"
      columns={queueColumns}
      getKey={({ distributionId }) => distributionId}
      searchLabel="Search headline, customer or PRID"
      searchCovers="The search covers the headline, the customer and the PRID of releases in this state."
      empty={<EmptyState title="Nothing here">No releases are in this state right now.</EmptyState>}
    >
      <NavTabs items={tabs} label="States" />
    </StaffList>
  );
}
