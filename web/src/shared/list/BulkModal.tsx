import type { components } from '@dispatch/contract';
import { Banner, Button, Loader, Modal, Table, type TableColumn } from '@dispatch/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '../api/errorTexts';
import { FailedLoad } from '../screen/FailedLoad';

export type RowOutcome = components['schemas']['RowOutcome'];
type Rows = components['schemas']['RowsAsked'];

/** What can be done with several rows of a list at once. */
export interface BulkAct<Row> {
  /** On the button over the ticked rows, and on the one that does it: 'End sessions'. */
  label: string;
  /** 'End the sessions of these users?' */
  title: string;
  /** What a row is called. */
  rowLabel: (row: Row) => string;
  /** Rows that it is not for cannot be ticked. */
  isSelectable?: (row: Row) => boolean;
  /** The call; with `isPreview` nothing is changed. */
  send: (rows: Rows) => Promise<{ data: readonly RowOutcome[] }>;
  /** What a row would get, or has got; of one that is refused the server says why. */
  words: (outcome: RowOutcome, isPreview: boolean) => string;
}

interface BulkModalProps<Row> {
  act: BulkAct<Row>;
  rows: readonly Row[];
  getId: (row: Row) => number;
  /** Whether anything may have changed. */
  onClose: (isChanged: boolean) => void;
}

/** Shows what each of the chosen rows will get, does it, and shows what has become of each. */
export function BulkModal<Row>({ act, rows, getId, onClose }: BulkModalProps<Row>) {
  const ids = rows.map(getId);
  const preview = useQuery({
    queryKey: ['bulkPreview', act.label, ids],
    queryFn: async () => (await act.send({ ids, isPreview: true })).data,
    gcTime: 0,
    staleTime: Infinity,
  });
  const made = useMutation({
    mutationFn: async (toDo: readonly RowOutcome[]) =>
      (await act.send({ ids: toDo.map(({ id }) => id), isPreview: false })).data,
  });
  const outcomes = made.data ?? preview.data;
  const doable = outcomes === undefined ? [] : outcomes.filter(({ outcome }) => outcome === 'done');
  const toDo = doable.length;
  const isOver = made.data !== undefined;
  const close = (): void => onClose(made.status !== 'idle');
  const label = new Map(rows.map((row) => [getId(row), act.rowLabel(row)]));
  const columns: readonly TableColumn<RowOutcome>[] = [
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
        <>
          {isOver || toDo === 0 ? null : (
            <Button variant="primary" isPending={made.isPending} onPress={() => made.mutate(doable)}>
              {`${act.label} (${toDo})`}
            </Button>
          )}
          <Button onPress={close}>{isOver || toDo === 0 ? 'Close' : 'Cancel'}</Button>
        </>
      }
    >
      {made.error ? (
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
    </Modal>
  );
}
