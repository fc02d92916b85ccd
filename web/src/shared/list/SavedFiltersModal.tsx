import type { CallData, RecordKind } from '@dispatch/contract';
import {
  ActionBar,
  Banner,
  Button,
  ConfirmDialog,
  ListRow,
  Modal,
  RuledList,
  Stack,
} from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { errorText, hasStatus } from '../api/errorTexts';
import { ModalForm } from '../forms/FormModal';
import { FormTextField } from '../forms/textFields';
import { useContractForm } from '../forms/useContractForm';
import { Loaded } from '../screen/Loaded';
import { text } from '../texts/texts';
import { savedFiltersQuery } from './savedFiltersQuery';

type Saved = CallData<'listSavedFilters'>[number];
type Values = { name: string };

interface SavedFiltersModalProps {
  kind: RecordKind;
  /** What the list shows now, as the query of its address. */
  query: string;
  onClose: () => void;
}

/** What one has saved for a list: to save what it shows now, to rename and to delete. */
export function SavedFiltersModal({ kind, query, onClose }: SavedFiltersModalProps) {
  const options = savedFiltersQuery(kind);
  const saved = useQuery(options);
  const queryClient = useQueryClient();
  const keep = ({ data }: { data: CallData<'listSavedFilters'> }): void => {
    queryClient.setQueryData(options.queryKey, data);
  };
  const [renamed, setRenamed] = useState<Saved | null>(null);
  const [deleted, setDeleted] = useState<Saved | null>(null);
  const remove = useMutation({
    mutationFn: async (filter: Saved) => {
      keep(await call('deleteFilter', { path: { kind, id: filter.savedFilterId } }));
      setDeleted(filter);
    },
  });
  const restore = useMutation({
    mutationFn: async ({ name, query: before }: Saved) => {
      keep(await call('saveFilter', { path: { kind }, body: { name, query: before } }));
      setDeleted(null);
    },
  });
  const error = remove.error ?? restore.error;
  return (
    <Modal isOpen onClose={onClose} title="Saved filters">
      <Stack>
        {error ? (
          <Banner
            tone="danger"
            title={remove.error ? 'The filter was not deleted' : 'The filter was not saved'}
          >
            {errorText(error)}
          </Banner>
        ) : null}
        {deleted ? (
          <Banner tone="success" title={`'${deleted.name}' was deleted`}>
            <Button onPress={() => restore.mutate(deleted)} isPending={restore.isPending}>
              Undo
            </Button>
          </Banner>
        ) : null}
        <Loaded query={saved} failure="Your saved filters could not be loaded">
          {(filters) =>
            filters.length === 0 ? (
              <p>None is saved yet.</p>
            ) : (
              <RuledList label="Your filters">
                {filters.map((filter) => (
                  <ListRow
                    key={filter.savedFilterId}
                    headline={filter.name}
                    meta={filter.query === query ? 'Shown now' : undefined}
                  >
                    <ActionBar>
                      <Button
                        variant="quiet"
                        aria-label={`Rename: ${filter.name}`}
                        onPress={() => setRenamed(filter)}
                      >
                        Rename
                      </Button>
                      <Button
                        variant="quiet"
                        aria-label={`Delete: ${filter.name}`}
                        onPress={() => remove.mutate(filter)}
                      >
                        Delete
                      </Button>
                    </ActionBar>
                  </ListRow>
                ))}
              </RuledList>
            )
          }
        </Loaded>
        {renamed === null ? (
          <SaveForm {...{ kind, query, keep, onClose }} />
        ) : (
          <RenameForm
            key={renamed.savedFilterId}
            {...{ kind, keep }}
            filter={renamed}
            onClose={() => setRenamed(null)}
          />
        )}
      </Stack>
    </Modal>
  );
}

type FormProps = Pick<SavedFiltersModalProps, 'kind' | 'onClose'> & {
  keep: (answer: { data: CallData<'listSavedFilters'> }) => void;
};

function SaveForm({ kind, query, keep, onClose }: FormProps & { query: string }) {
  const form = useContractForm<Values>('SavedFilterForm', {
    stage: 'full',
    fields: ['name'],
    defaultValues: { name: '' },
  });
  /** The name of another filter, which is replaced when one says so. */
  const [taken, setTaken] = useState<string | null>(null);
  const save = async (name: string, replaces = false): Promise<void> => {
    try {
      keep(await call('saveFilter', { path: { kind }, body: { name, query, replaces } }));
      form.methods.reset();
    } catch (error) {
      if (!hasStatus(error, 409) || error.problem.code !== 'saved-filter-taken') throw error;
      setTaken(name);
    }
  };
  const replace = useMutation({
    mutationFn: (name: string) => save(name, true),
    onError: form.showRefusal,
    onSettled: () => setTaken(null),
  });
  return (
    <>
      <ModalForm
        form={form}
        label="Save what is shown now"
        onSubmit={({ name }) => save(name)}
        refusalTitle="The filter was not saved"
        onClose={onClose}
      >
        <FormTextField name="name" label="Name" />
      </ModalForm>
      <ConfirmDialog
        isOpen={taken !== null}
        title="Replace the saved filter?"
        confirmLabel="Replace"
        onConfirm={() => replace.mutate(taken ?? '')}
        onCancel={() => setTaken(null)}
        isPending={replace.isPending}
      >
        {text('saved-filter-taken', { name: taken ?? '' })}
      </ConfirmDialog>
    </>
  );
}

function RenameForm({ kind, keep, filter, onClose }: FormProps & { filter: Saved }) {
  const form = useContractForm<Values>('SavedFilterName', {
    stage: 'full',
    defaultValues: { name: filter.name },
  });
  const rename = async ({ name }: Values): Promise<void> => {
    keep(await call('renameFilter', { path: { kind, id: filter.savedFilterId }, body: { name } }));
    onClose();
  };
  return (
    <ModalForm
      form={form}
      label="Rename"
      onSubmit={rename}
      refusalTitle="The filter was not renamed"
      onClose={onClose}
    >
      <FormTextField name="name" label={`New name of '${filter.name}'`} />
    </ModalForm>
  );
}
