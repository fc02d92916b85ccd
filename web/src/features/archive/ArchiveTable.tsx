import { type components, formatDay } from '@dispatch/contract';
import { ButtonLink, EmptyState, Link, SearchField, Stack, type TableColumn } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDollars } from '../../shared/formatting/price';
import { PagedTable } from '../../shared/list/PagedTable';
import { useFollowedWords } from '../../shared/list/useFollowedWords';
import { archiveQuery, pageSize } from './archiveQuery';

type ArchivedRelease = components['schemas']['ArchivedRelease'];

function Name({ headline, c3PRWebPressReleaseId, publicUrl }: ArchivedRelease) {
  const name = `${headline} (${c3PRWebPressReleaseId})`;
  return publicUrl === null ? name : <Link href={publicUrl}>{name}</Link>;
}

const columns: readonly TableColumn<ArchivedRelease>[] = [
  { id: 'name', label: 'Name', width: '70%', cell: (row) => <Name {...row} /> },
  { id: 'date', label: 'Release Date', overflow: 'line', cell: ({ releaseDate }) => formatDay(releaseDate) },
  {
    id: 'amount',
    label: 'Amount',
    overflow: 'line',
    align: 'end',
    cell: ({ totalAmount }) => formatDollars(totalAmount),
  },
];

export interface ArchivePlace {
  search: string;
  page: number;
}

export function ArchiveTable({
  place,
  onPlace,
}: {
  place: ArchivePlace;
  onPlace: (place: ArchivePlace) => void;
}) {
  const { search, page } = place;
  const { words, setWords, send } = useFollowedWords(search, (next) => onPlace({ search: next, page: 1 }));
  const query = useQuery({ ...archiveQuery(search, page), placeholderData: keepPreviousData });
  if (query.data?.count.total === 0 && search === '' && !query.error) {
    return (
      <EmptyState title="No archived releases" action={<ButtonLink href="/">My Releases</ButtonLink>}>
        Releases that you sent with our former system appear here.
      </EmptyState>
    );
  }
  return (
    <Stack>
      {query.data ? (
        <SearchField
          label="Search archived releases"
          name="search"
          value={words}
          onChange={setWords}
          onSubmit={send}
          onClear={() => {
            if (search !== '') send('');
          }}
          isPending={query.isPlaceholderData}
        />
      ) : null}
      <PagedTable
        name="archived releases"
        caption="Archived releases, newest first"
        failure="Your archive could not be loaded"
        columns={columns}
        getKey={({ c3PRWebPressReleaseId }) => c3PRWebPressReleaseId}
        empty={<EmptyState title="No archived releases match" />}
        onPage={(next) => onPlace({ search, page: next })}
        {...{ query, page, pageSize }}
      />
    </Stack>
  );
}
