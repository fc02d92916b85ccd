import type { components } from '@dispatch/contract';
import { Banner, Button, Loader, Modal, Table, type RowKey, type TableColumn } from '@dispatch/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { errorText } from '../api/errorTexts';
import { FailedLoad } from '../screen/FailedLoad';
import type { AskedReason } from './BulkReasonForm';

// What lists without an act that asks for a reason need not load.
const BulkReasonForm = lazy(async () => ({ default: (await import('./BulkReasonForm')).BulkReasonForm }));

type RowOutcome<Id> = Omit<components['schemas']['RowOutcome'], 'id'> & { id: Id };

/** What can be done with several rows of a list at once. */
export interface BulkAct<Row, Id extends RowKey = number> {
  /** On the button over the ticked rows, and on the one that does it: 'End sessions'. */
  label: string;
  /** 'End the sessions of these users?' */
  title: string;
  /** What a row is called. */
  rowLabel: (row: Row) => string;
  /** Rows that it is not for cannot be ticked. */
  isSelectable?: (row: Row) => boolean;
  /** The call; with `isPreview` nothing is changed. */
  send: (
    rows: { ids: Id[]; isPreview: boolean },
    reason?: string,
  ) => Promise<{ data: readonly RowOutcome<Id>[] }>;
  /** What a row would get, or has got; of one that is refused the server says why. */
  words: (outcome: RowOutcome<Id>, isPreview: boolean) => string;
  reason?: AskedReason;
}

interface BulkModalProps<Row, Id extends RowKey> {
  act: BulkAct<Row, Id>;
  rows: readonly Row[];
  getId: (row: Row) => Id;
  /** Whether anything may have changed. */
  onClose: (isChanged: boolean) => void;
}

const doneOf = <Id,>(outcomes: readonly RowOutcome<Id>[] = []) =>
  outcomes.filter(({ outcome }) => outcome === 'done');

/** Shows what each of the chosen rows will get, does it, and shows what has become of each. */
export function BulkModal<Row, Id extends RowKey>({ act, rows, getId, onClose }: BulkModalProps<Row, Id>) {
  const ids = rows.map(getId);
  const preview = useQuery({
    queryKey: ['bulkPreview', act.label, ids],
    queryFn: async () => (await act.send({ ids, isPreview: true })).data,
    gcTime: 0,
    staleTime: Infinity,
  });
  const made = useMutation({
    mutationFn: async (reason?: string) => {
      const ids = doneOf(preview.data).map(({ id }) => id);
      return (await act.send({ ids, isPreview: false }, reason)).data;
    },
  });
  const outcomes = made.data ?? preview.data;
  const toDo = doneOf(outcomes).length;
  const isOver = made.data !== undefined;
  const close = (): void => onClose(made.status !== 'idle');
  const label = new Map(rows.map((row) => [getId(row), act.rowLabel(row)]));
  const isAsking = !isOver && toDo > 0;
  const doLabel = `${act.label} (${toDo})`;
  const columns: readonly TableColumn<RowOutcome<Id>>[] = [
    { id: 'row', label: 'Row', overflow: 'anywhere', width: '50%', cell: ({ id }) => label.get(id) ?? id },
    {
      id: 'outcome',
      label: isOver ? 'What became of it' : 'What it gets',
      overflow: 'wrap',
      cell: (outcome) => outcome.note ?? act.words(outcome, !isOver),
    },
  ];
  return (
    <Modal
      isOpen
      size="large"
      title={isOver ? `${act.label}: ${toDo} of ${made.data.length} done` : act.title}
      onClose={close}
      actions={
        isAsking && act.reason ? undefined : (
          <>
            {isAsking ? (
              <Button variant="primary" isPending={made.isPending} onPress={() => made.mutate(undefined)}>
                {doLabel}
              </Button>
            ) : null}
            <Button onPress={close}>{isAsking ? 'Cancel' : 'Close'}</Button>
          </>
        )
      }
    >
      {made.error && !act.reason ? (
        <Banner tone="danger" title="It is not known what was done">
          {`${errorText(made.error)} Pressing again does nothing twice.`}
        </Banner>
      ) : null}
      {preview.error ? (
        <FailedLoad
          title="What each row gets could not be loaded"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      ) : null}
      {outcomes === undefined && !preview.error ? <Loader label="Loading what each row gets…" /> : null}
      {outcomes === undefined ? null : (
        <Table caption={act.title} columns={columns} rows={outcomes} getKey={({ id }) => id} />
      )}
      {isAsking && act.reason ? (
        <Suspense fallback={<Loader label="Loading the form…" />}>
          <BulkReasonForm {...act.reason} doLabel={doLabel} onGiven={made.mutateAsync} onClose={close} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
