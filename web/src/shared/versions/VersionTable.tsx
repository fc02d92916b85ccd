import { formatMoment } from '@dispatch/contract';
import { Button, Loader, Table } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { rangeText } from '../formatting/totalCount';
import { FailedLoad } from '../screen/FailedLoad';
import { authorOf, kindOf, pageSize, versionsQuery, type Version } from './versionQueries';

const columns = [
  { id: 'number', label: 'Version' },
  { id: 'kind', label: 'What', overflow: 'wrap' },
  { id: 'savedAt', label: 'Saved', overflow: 'wrap' },
  { id: 'author', label: 'By', overflow: 'wrap' },
] as const;

const cells: Record<(typeof columns)[number]['id'], (version: Version) => ReactNode> = {
  number: ({ number }) => number,
  kind: kindOf,
  savedAt: ({ savedAt }) => formatMoment(savedAt),
  author: authorOf,
};

interface VersionTableProps {
  distributionId: number;
  onRead: (version: Version) => void;
  /** The older one first. */
  onCompare: (before: Version, after: Version) => void;
  /** Absent where this person cannot save the release. */
  onRestore?: (version: Version) => void;
}

export function VersionTable({ distributionId, onRead, onCompare, onRestore }: VersionTableProps) {
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState<readonly Version[]>([]);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...versionsQuery(distributionId, page),
    placeholderData: keepPreviousData,
  });
  const retry = (
    <FailedLoad title="The versions could not be loaded" error={error} onRetry={() => void refetch()} />
  );
  if (!data) return error ? retry : <Loader label="Loading versions…" />;
  const [older, newer] = picked.toSorted((a, b) => a.number - b.number);
  return (
    <Table
      caption="Versions, newest first"
      columns={columns}
      rows={data.versions}
      getKey={({ number }) => number}
      renderCell={(version, columnId) => cells[columnId as keyof typeof cells](version)}
      isLoading={isPlaceholderData}
      failure={error ? retry : undefined}
      empty="No version has been kept yet."
      selection={{
        selected: new Set(picked.map(({ number }) => number)),
        // Those that were ticked on another page stay.
        onChange: (numbers) => {
          const known = new Map([...picked, ...data.versions].map((version) => [version.number, version]));
          setPicked([...known.values()].filter(({ number }) => numbers.has(number)));
        },
        rowLabel: ({ number }) => `version ${number}`,
        actions: (
          <>
            {picked.length === 1 && older ? <Button onPress={() => onRead(older)}>Read</Button> : null}
            {picked.length === 2 && older && newer ? (
              <Button onPress={() => onCompare(older, newer)}>Compare</Button>
            ) : (
              <span>Select two versions to compare them.</span>
            )}
            {picked.length === 1 && older && onRestore ? (
              <Button onPress={() => onRestore(older)}>Restore</Button>
            ) : null}
          </>
        ),
      }}
      paging={
        data.versions.length === 0
          ? undefined
          : {
              page,
              pageSize,
              total: data.count.total,
              onPage: setPage,
              rangeText: rangeText(page, pageSize, data.count),
              label: 'Pages of versions',
            }
      }
    />
  );
}
