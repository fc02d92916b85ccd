import { type components, formatDay } from '@dispatch/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  Link,
  Loader,
  SearchField,
  Stack,
  Table,
} from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDollars } from '../../shared/formatting/price';
import { rangeText } from '../../shared/formatting/totalCount';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { useFollowedWords } from '../../shared/screen/useFollowedWords';
import { archiveQuery, pageSize } from './archiveQuery';

type ArchivedRelease = components['schemas']['ArchivedRelease'];

const columns = [
  { id: 'name', label: 'Name', width: '70%' },
  { id: 'date', label: 'Release Date', overflow: 'line' },
  { id: 'amount', label: 'Amount', overflow: 'line', align: 'end' },
] as const;

function Name({ headline, c3PRWebPressReleaseId, publicUrl }: ArchivedRelease) {
  const name = `${headline} (${c3PRWebPressReleaseId})`;
  return publicUrl === null ? name : <Link href={publicUrl}>{name}</Link>;
}

const cells: Record<(typeof columns)[number]['id'], (row: ArchivedRelease) => ReactNode> = {
  name: (row) => <Name {...row} />,
  date: ({ releaseDate }) => formatDay(releaseDate),
  amount: ({ totalAmount }) => formatDollars(totalAmount),
};

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
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...archiveQuery(search, page),
    placeholderData: keepPreviousData,
  });
  const retry = (
    <FailedLoad title="Your archive could not be loaded" error={error} onRetry={() => void refetch()} />
  );
  if (!data) return error ? retry : <Loader label="Loading archived releases…" />;
  const isEmpty = data.count.total === 0 && search === '';
  if (isEmpty && !error) {
    return (
      <EmptyState title="No archived releases" action={<ButtonLink href="/">My Releases</ButtonLink>}>
        Releases that you sent with our former system appear here.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <SearchField
        label="Search archived releases"
        name="search"
        value={words}
        onChange={setWords}
        onSubmit={send}
        onClear={() => {
          if (search !== '') send('');
        }}
        isPending={isPlaceholderData}
      />
      <Table
        caption="Archived releases, newest first"
        columns={columns}
        rows={data.releases}
        getKey={({ c3PRWebPressReleaseId }) => c3PRWebPressReleaseId}
        renderCell={(row, columnId) => cells[columnId as keyof typeof cells](row)}
        isLoading={isPlaceholderData}
        failure={error ? retry : undefined}
        empty={
          data.count.total === 0 ? (
            <EmptyState title="No archived releases match" />
          ) : (
            <EmptyState
              title="Nothing on this page"
              action={<Button onPress={() => onPlace({ search, page: 1 })}>Go to the first page</Button>}
            />
          )
        }
        paging={
          data.releases.length === 0
            ? undefined
            : {
                page,
                pageSize,
                total: data.count.total,
                onPage: (next) => onPlace({ search, page: next }),
                rangeText: rangeText(page, pageSize, data.count),
                label: 'Pages of archived releases',
              }
        }
      />
    </Stack>
  );
}
