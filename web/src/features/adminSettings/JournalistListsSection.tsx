import { ActionBar, Banner, Button, ConfirmDialog, EmptyState, StatusTag } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call, download } from '../../shared/api/client';
import { errorTexts } from '../../shared/api/errorTexts';
import { journalistListsQuery } from '../../shared/api/queries';
import { readTotal } from '../../shared/formatting/totalCount';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList, type ListColumn } from '../../shared/list/StaffList';
import type { ScreenProps } from '../../shared/screen/Screen';
import { ListNameModal, type JournalistList } from './ListNameModal';

const spec = {};
const name = 'journalist lists';

/** What is asked about: the name of a list, or of a new one (null); or whether it can be chosen. */
type Asked = { about: 'name'; list: JournalistList | null } | { about: 'state'; list: JournalistList };

const turnTo = ({ isActive }: JournalistList): string => (isActive ? 'Set inactive' : 'Set active');

const columnsFor = (ask: (asked: Asked) => void): readonly ListColumn<JournalistList>[] => [
  { id: 'name', label: 'Name', width: '50%', cell: ({ categoryName }) => categoryName },
  {
    id: 'state',
    label: 'State',
    cell: ({ isActive }) =>
      isActive ? <StatusTag tone="live">Active</StatusTag> : <StatusTag>Inactive</StatusTag>,
  },
  {
    id: 'actions',
    label: 'Actions',
    cell: (list) => (
      <ActionBar>
        <Button aria-label={`Rename ${list.categoryName}`} onPress={() => ask({ about: 'name', list })}>
          Rename
        </Button>
        <Button
          aria-label={`${turnTo(list)}: ${list.categoryName}`}
          onPress={() => ask({ about: 'state', list })}
        >
          {turnTo(list)}
        </Button>
      </ActionBar>
    ),
  },
];

interface JournalistListsSectionProps {
  /** Of the screen. */
  head: Pick<ScreenProps, 'title' | 'documentTitle' | 'slug'>;
  /** Stand above the list. */
  tabs: ReactNode;
}

/** The lists, which are renamed and taken out of the choice, but never deleted. */
export function JournalistListsSection({ head, tabs }: JournalistListsSectionProps) {
  const queryClient = useQueryClient();
  const list = useListPlace(spec);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
  const saved = ({ categoryName, isActive }: JournalistList): void => {
    setAsked(null);
    setDone(`${categoryName} can ${isActive ? '' : 'no longer '}be chosen.`);
    for (const queryKey of [[name], journalistListsQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey });
  };
  const turn = useMutation({
    mutationFn: async ({ cisionJournalistListId: listId, isActive }: JournalistList) =>
      (await call('saveJournalistList', { path: { listId }, body: { isActive: !isActive } })).data,
    onSuccess: saved,
    onError: () => setAsked(null),
  });
  return (
    <>
      <StaffList
        {...head}
        name={name}
        list={list}
        load={async (place, signal) => {
          const query = pageAskedOf(place);
          const { data, headers } = await call('listAllJournalistLists', { query, signal });
          return { items: data, count: readTotal(headers) };
        }}
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
        {turn.error ? (
          <Banner tone="danger" title="The list was not changed">
            {errorTexts(turn.error).join(' ')}
          </Banner>
        ) : null}
      </StaffList>
      {asked?.about === 'name' ? (
        <ListNameModal list={asked.list} onSaved={saved} onClose={() => setAsked(null)} />
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
            : `${asked.list.categoryName} can be chosen again.`}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
