import { EmptyState, NavTabs } from '@dispatch/design-system';
import { useQueries } from '@tanstack/react-query';
import { call, download } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';
import { pageAskedOf, sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { deskSpec, deskViews, stateNumbersOf, viewOf } from './deskViews';
import { countQuery } from './queries';
import { queueColumns } from './queueColumns';

/** The releases at the desk, a tab for each of its views. */
export function Queue() {
  const list = useListPlace(deskSpec);
  const { place, addressOf } = list;
  const counts = useQueries({ queries: deskViews.map(countQuery) });
  const tabs = deskViews.map(({ id, label }, index) => ({
    label,
    href: addressOf({ filters: { view: id } }),
    count: place.search === '' ? counts[index]?.data : undefined,
    isCurrent: id === place.filters.view,
  }));
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
