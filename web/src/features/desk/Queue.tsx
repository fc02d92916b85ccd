import { type components, screenAddress } from '@dispatch/contract';
import { call, download } from '../../shared/api/client';
import type { BulkAct } from '../../shared/list/BulkModal';
import { Button, ButtonLink, EmptyState, NavTabs } from '@dispatch/design-system';
import { lazy, Suspense, useState } from 'react';
import { listQuery, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { deskSpec, queueAsked, viewOf } from './deskViews';
import { queueColumns } from './queueColumns';
import { useDeskTabs, useQueueTabs } from './useDeskTabs';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

const limited = 'OnHoldLimitedDistribution';

const approveForOwnSite: BulkAct<components['schemas']['QueueItem']> = {
  label: 'Approve for the own site',
  title: 'Approve these releases for the own site alone?',
  rowLabel: ({ headline }) => headline || 'Untitled release',
  isSelectable: ({ publicationState }) => publicationState === limited,
  send: (body) => call('approveForOwnSite', { body }),
  words: (_outcome, isPreview) =>
    isPreview ? 'Will be approved for the own site' : 'Approved for the own site',
};

const SavedReasonsModal = lazy(async () => ({
  default: (await import('./SavedReasonsModal')).SavedReasonsModal,
}));

/** The releases at the desk, a tab for each of its views. */
export function Queue() {
  const list = useListPlace(deskSpec);
  const { place, addressOf } = list;
  const tabs = useDeskTabs(
    place.filters.view,
    (view) => addressOf({ filters: { view } }),
    place.search === '',
  );
  const queueTabs = useQueueTabs(
    place.filters.view,
    (view) => addressOf({ filters: { view }, sortBy: 'dueDate', isDescending: false }),
    place.search === '',
  );
  const [areReasonsShown, showReasons] = useState(false);
  return (
    <StaffList
      title="Editorial desk"
      actions={
        <>
          <ButtonLink href={screenAddress('deskFigures')}>Figures of the desk</ButtonLink>
          <Button onPress={() => showReasons(true)}>Saved hold reasons</Button>
        </>
      }
      name="queue"
      list={list}
      kind="release"
      rows={(asked) => callQuery('listEditorialQueue', { query: queueAsked(asked) }, asPage)}
      loadCsv={(asked) => {
        const { pageNumber: _page, limit: _rows, ...query } = queueAsked(asked);
        return download('exportQueue', { query });
      }}
      caption="Releases at the desk"
      columns={queueColumns(listQuery(deskSpec, place))}
      getKey={({ distributionId }) => distributionId}
      bulk={viewOf(place.filters.view).states.includes(limited) ? approveForOwnSite : undefined}
      searchLabel="Search headline, customer or PRID"
      searchCovers="The search covers the headline, the customer and the PRID of releases in this state."
      empty={<EmptyState title="Nothing here">No releases are in this state right now.</EmptyState>}
    >
      {areReasonsShown ? (
        <Suspense fallback={null}>
          <SavedReasonsModal onClose={() => showReasons(false)} />
        </Suspense>
      ) : null}
      <NavTabs items={queueTabs} label="Queue" />
      <NavTabs items={tabs} label="States" />
    </StaffList>
  );
}
