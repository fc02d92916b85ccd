import { EmptyState, NavTabs } from '@dispatch/design-system';
import { download } from '../../shared/api/client';
import { pageAskedOf, sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { deskSpec, stateNumbersOf, viewOf } from './deskViews';
import { queueColumns } from './queueColumns';
import { useDeskTabs } from './useDeskTabs';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

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
      rows={(asked) =>
        callQuery(
          'listEditorialQueue',
          {
            query: {
              ...pageAskedOf(asked),
              ...sortAskedOf(asked),
              status: stateNumbersOf(viewOf(asked.filters.view)),
            },
          },
          asPage,
        )
      }
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
