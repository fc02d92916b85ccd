import { type CallData, formatMoment } from '@dispatch/contract';
import { Pagination, Table } from '@dispatch/design-system';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { actName } from '../../shared/formatting/actName';
import { rangeText, readTotal } from '../../shared/formatting/totalCount';
import { Loaded } from '../../shared/screen/Loaded';
import { SettingsSection } from './SettingsSection';

type OwnAct = CallData<'listOwnActs'>[number];

const pageSize = 10;

const ownActsQuery = (page: number) =>
  queryOptions({
    queryKey: ['ownActs', page],
    queryFn: async ({ signal }) => {
      const { data, headers } = await call('listOwnActs', {
        query: { pageNumber: page, limit: pageSize },
        signal,
      });
      return { items: data, count: readTotal(headers) };
    },
    placeholderData: keepPreviousData,
  });

const columns = [
  { id: 'at', label: 'When', overflow: 'line' },
  { id: 'action', label: 'What' },
  { id: 'subject', label: 'On', overflow: 'wrap' },
  { id: 'by', label: 'By' },
] as const;

const people: Record<OwnAct['by'], string> = {
  self: 'You',
  staff: 'Staff',
  inPlace: 'You, for somebody else',
};

const cellOf = ({ at, action, subjectType, subjectId, by }: OwnAct, column: string): string => {
  if (column === 'at') return formatMoment(at);
  if (column === 'action') return actName(action);
  return column === 'by' ? people[by] : `${subjectType} ${subjectId}`;
};

/** What was recorded of the person: their own acts, and what staff did in their place. */
export function ActivitySection() {
  const [page, setPage] = useState(1);
  const query = useQuery(ownActsQuery(page));
  return (
    <SettingsSection id="activity">
      <Loaded query={query} failure="Your activity could not be loaded" loading="Loading your activity…">
        {({ items }) => (
          <Table
            caption="What was recorded, newest first"
            columns={columns}
            rows={items}
            getKey={({ auditId }) => auditId}
            renderCell={cellOf}
            isLoading={query.isPlaceholderData}
            empty="Nothing was recorded yet."
          />
        )}
      </Loaded>
      {query.data && query.data.count.total > pageSize ? (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={query.data.count.total}
          onPage={setPage}
          rangeText={rangeText(page, pageSize, query.data.count)}
          label="Pages of your activity"
        />
      ) : null}
    </SettingsSection>
  );
}
