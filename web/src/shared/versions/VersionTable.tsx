import { formatMoment } from '@dispatch/contract';
import { Button, type TableColumn } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedTable } from '../list/PagedTable';
import { authorOf, kindOf, pageSize, versionsQuery, type Version } from './versionQueries';

const columns: readonly TableColumn<Version>[] = [
  { id: 'number', label: 'Version', cell: ({ number }) => number },
  { id: 'kind', label: 'What', overflow: 'wrap', cell: kindOf },
  { id: 'savedAt', label: 'Saved', overflow: 'wrap', cell: ({ savedAt }) => formatMoment(savedAt) },
  { id: 'author', label: 'By', overflow: 'wrap', cell: authorOf },
];

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
  const query = useQuery({ ...versionsQuery(distributionId, page), placeholderData: keepPreviousData });
  const [older, newer] = picked.toSorted((a, b) => a.number - b.number);
  return (
    <PagedTable
      name="versions"
      caption="Versions, newest first"
      failure="The versions could not be loaded"
      columns={columns}
      getKey={({ number }) => number}
      empty="No version has been kept yet."
      selection={{
        selected: new Set(picked.map(({ number }) => number)),
        // Those that were ticked on another page stay.
        onChange: (numbers) => {
          const known = new Map(
            [...picked, ...(query.data?.items ?? [])].map((version) => [version.number, version]),
          );
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
      onPage={setPage}
      {...{ query, page, pageSize }}
    />
  );
}
