import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Menu,
  StatusTag,
  type TableColumn,
} from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call, download } from '../../shared/api/client';
import { errorTexts } from '../../shared/api/errorTexts';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import type { ScreenProps } from '../../shared/screen/Screen';
import { ImportPeopleModal } from './ImportPeopleModal';
import { ListNameModal, type JournalistList } from './ListNameModal';
import { askAgain, callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

const spec = {};
const name = 'journalist lists';

/** What is asked about: the name of a list, or of a new one (null); whether it can be chosen; or its people. */
type Asked =
  | { about: 'name'; list: JournalistList | null }
  | { about: 'state' | 'import' | 'removal' | 'deletion'; list: JournalistList };

const turnTo = ({ isActive }: JournalistList): string => (isActive ? 'Set inactive' : 'Set active');

const columnsFor = (ask: (asked: Asked) => void): readonly TableColumn<JournalistList>[] => [
  { id: 'name', label: 'Name', width: '28%', cell: ({ categoryName }) => categoryName },
  {
    id: 'state',
    label: 'State',
    cell: ({ isActive }) =>
      isActive ? <StatusTag tone="live">Active</StatusTag> : <StatusTag>Inactive</StatusTag>,
  },
  { id: 'people', label: 'People', align: 'end', cell: ({ people }) => people },
  { id: 'unsubscribed', label: 'Unsubscribed', align: 'end', cell: ({ unsubscribed }) => unsubscribed },
  { id: 'bounced', label: 'Bounced', align: 'end', cell: ({ bounced }) => bounced },
  {
    id: 'actions',
    label: 'Actions',
    cell: (list) => (
      <Menu
        label="Actions"
        aria-label={`Actions: ${list.categoryName}`}
        items={[
          { id: 'name', label: 'Rename', onAction: () => ask({ about: 'name', list }) },
          { id: 'state', label: turnTo(list), onAction: () => ask({ about: 'state', list }) },
          { id: 'import', label: 'Import people', onAction: () => ask({ about: 'import', list }) },
          ...(list.people === 0
            ? []
            : [{ id: 'removal', label: 'Remove people', onAction: () => ask({ about: 'removal', list }) }]),
          { id: 'deletion', label: 'Delete', onAction: () => ask({ about: 'deletion', list }) },
        ]}
      />
    ),
  },
];

interface JournalistListsSectionProps {
  head: Pick<ScreenProps, 'title' | 'documentTitle' | 'slug'>;
  /** Stand above the list. */
  tabs: ReactNode;
}

/** The lists, which are renamed, taken out of the choice, and deleted where no release names them. */
export function JournalistListsSection({ head, tabs }: JournalistListsSectionProps) {
  const queryClient = useQueryClient();
  const list = useListPlace(spec);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
  const told = (text: string): void => {
    setAsked(null);
    setDone(text);
    for (const { reset } of [turn, empty, remove]) reset();
    void askAgain(queryClient, 'listAllJournalistLists', 'listJournalistLists');
  };
  const saved = ({ categoryName, isActive, people }: JournalistList): void =>
    told(
      isActive && people === 0
        ? `${categoryName} can be chosen once people are imported.`
        : `${categoryName} can ${isActive ? '' : 'no longer '}be chosen.`,
    );
  const turn = useMutation({
    mutationFn: async ({ cisionJournalistListId: listId, isActive }: JournalistList) =>
      (await call('saveJournalistList', { path: { listId }, body: { isActive: !isActive } })).data,
    onSuccess: saved,
    onError: () => setAsked(null),
  });
  const empty = useMutation({
    mutationFn: async ({ cisionJournalistListId: listId }: JournalistList) =>
      (await call('removeJournalists', { path: { listId } })).data,
    onSuccess: ({ categoryName }) => told(`${categoryName} has no people any more.`),
    onError: () => setAsked(null),
  });
  const remove = useMutation({
    mutationFn: async ({ cisionJournalistListId: listId, categoryName }: JournalistList) => {
      await call('deleteJournalistList', { path: { listId } });
      return categoryName;
    },
    onSuccess: (categoryName) => told(`${categoryName} is deleted.`),
    onError: () => setAsked(null),
  });
  const refusal = turn.error ?? empty.error ?? remove.error;
  return (
    <>
      <StaffList
        {...head}
        name={name}
        list={list}
        rows={(place) => callQuery('listAllJournalistLists', { query: pageAskedOf(place) }, asPage)}
        loadCsv={({ search }) =>
          download('exportJournalistLists', { query: { searchText: search || undefined } })
        }
        caption="Journalist lists by name"
        columns={columnsFor(setAsked)}
        getKey={({ cisionJournalistListId }) => cisionJournalistListId}
        searchLabel="Search name"
        searchCovers="The search covers names."
        empty={<EmptyState title="No journalist lists yet" />}
        actions={
          <Button variant="primary" onPress={() => setAsked({ about: 'name', list: null })}>
            Add list
          </Button>
        }
      >
        {tabs}
        <div role="status">{done === '' ? null : <Banner tone="success" title={done} />}</div>
        {refusal ? (
          <Banner tone="danger" title="The list was not changed">
            {errorTexts(refusal).join(' ')}
          </Banner>
        ) : null}
      </StaffList>
      {asked?.about === 'name' ? (
        <ListNameModal list={asked.list} onSaved={saved} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.about === 'import' ? (
        <ImportPeopleModal list={asked.list} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.about === 'removal' ? (
        <ConfirmDialog
          isOpen
          title="Remove people"
          confirmLabel="Remove people"
          isPending={empty.isPending}
          onConfirm={() => empty.mutate(asked.list)}
          onCancel={() => setAsked(null)}
        >
          {`All people are taken off ${asked.list.categoryName}. Who is on no other list is forgotten. Who has unsubscribed gets no mails, even when they are imported again.`}
        </ConfirmDialog>
      ) : null}
      {asked?.about === 'deletion' ? (
        <ConfirmDialog
          isOpen
          title={`Delete ${asked.list.categoryName}`}
          confirmLabel="Delete list"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(asked.list)}
          onCancel={() => setAsked(null)}
        >
          The list is gone for good, and who is on no other list is forgotten. A list that a release names
          cannot be deleted.
        </ConfirmDialog>
      ) : null}
      {asked?.about === 'state' ? (
        <ConfirmDialog
          isOpen
          title={turnTo(asked.list)}
          confirmLabel={turnTo(asked.list)}
          isPending={turn.isPending}
          onConfirm={() => turn.mutate(asked.list)}
          onCancel={() => setAsked(null)}
        >
          {asked.list.isActive
            ? `From now on nobody can choose ${asked.list.categoryName}. Releases that have chosen it keep it.`
            : asked.list.people === 0
              ? `${asked.list.categoryName} is offered again. It can be chosen once people are imported.`
              : `${asked.list.categoryName} can be chosen again.`}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
