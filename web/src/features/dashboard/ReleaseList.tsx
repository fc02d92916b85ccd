import { ButtonLink, EmptyState, Loader, Pagination, RuledList, Stack } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rangeText } from '../../shared/formatting/totalCount';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { DeleteDraft } from './DeleteDraft';
import { pageSize, releasesQuery } from './queries';
import { ReleaseRow, type ReleaseListItem } from './ReleaseRow';

/** The signed-in person's releases, newest first. */
export function ReleaseList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { data, error, refetch } = useQuery({ ...releasesQuery(page), placeholderData: keepPreviousData });
  const [toDelete, setToDelete] = useState<ReleaseListItem | null>(null);
  if (error) {
    return (
      <FailedLoad title="Your releases could not be loaded" fault={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loader label="Loading releases…" />;
  const { releases, count } = data;
  if (count.total === 0) {
    return (
      <EmptyState
        title="No releases yet"
        action={<ButtonLink href="/distribution/create">Write your first release</ButtonLink>}
      >
        A release that you begin is kept here as a draft until you submit it.
      </EmptyState>
    );
  }
  return (
    <Stack>
      {releases.length === 0 ? (
        <EmptyState
          title="Nothing on this page"
          action={<ButtonLink href="/">Go to the first page</ButtonLink>}
        />
      ) : (
        <>
          <RuledList label="Releases">
            {releases.map((release) => (
              <ReleaseRow key={release.DistributionID} release={release} onDelete={setToDelete} />
            ))}
          </RuledList>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={count.total}
            onPage={onPage}
            rangeText={rangeText(page, pageSize, count)}
            label="Pages of releases"
          />
        </>
      )}
      {toDelete ? <DeleteDraft release={toDelete} onClose={() => setToDelete(null)} /> : null}
    </Stack>
  );
}
