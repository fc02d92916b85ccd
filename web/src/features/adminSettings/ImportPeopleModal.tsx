import { formatCount } from '../../shared/formatting/counts';
import { mostFileBytes, type CallData } from '@dispatch/contract';
import { Banner, FileDrop, Modal, ProgressBar, Stack, useUploads } from '@dispatch/design-system';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain, callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { errorTexts } from '../../shared/api/errorTexts';
import { Loaded } from '../../shared/screen/Loaded';
import type { JournalistList } from './ListNameModal';

type Import = CallData<'getJournalistImport'>;

/** Asked again while a file is being read. */
const importQuery = (listId: number) =>
  queryOptions({
    ...callQuery('getJournalistImport', { path: { listId } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? 1000 : false),
  });

const count = (number: number, one: string, many: string): string =>
  `${formatCount(number)} ${number === 1 ? one : many}`;

function ImportState({ state, progress, added, known, refused, refusals, failure }: Import) {
  if (state === 'none') return null;
  if (state === 'running') return <ProgressBar label="The file is being read" value={progress} />;
  if (state === 'failed') {
    return (
      <Banner tone="danger" title="The file could not be read">
        {failure ?? 'Please import it again.'}
      </Banner>
    );
  }
  const unnamed = refused - refusals.length;
  return (
    <Stack gap="tight">
      <Banner
        tone={refused === 0 ? 'success' : 'warning'}
        title={`${count(added, 'person is', 'people are')} new on the list`}
      >
        {`${count(known, 'person was', 'people were')} on it before and brought up to date. ${count(refused, 'row was', 'rows were')} left out.`}
      </Banner>
      {refused === 0 ? null : (
        <ul aria-label="Rows that were left out">
          {refusals.map(({ line, why }) => (
            <li key={line}>{`Line ${line}: ${why}.`}</li>
          ))}
          {unnamed > 0 ? <li>{`And ${count(unnamed, 'more row', 'more rows')}.`}</li> : null}
        </ul>
      )}
    </Stack>
  );
}

interface ImportPeopleModalProps {
  list: JournalistList;
  /** Of the list of lists, whose figures change. */
  onClose: () => void;
}

/** Takes a file of people, and shows how far its reading has come and which rows were left out. */
export function ImportPeopleModal({ list, onClose }: ImportPeopleModalProps) {
  const { cisionJournalistListId: listId, categoryName } = list;
  const queryClient = useQueryClient();
  const query = useQuery(importQuery(listId));
  const state = query.data?.state;
  const { onRemove, items, ...uploads } = useUploads({
    upload: async ({ file, signal, onProgress }) => {
      onProgress(null);
      const body = new FormData();
      body.append('myFile', file);
      return (await call('importJournalists', { path: { listId }, body, signal })).data;
    },
    errorTexts,
    onDone: (begun, { id }) => {
      onRemove(id);
      queryClient.setQueryData(importQuery(listId).queryKey, begun);
    },
  });
  useEffect(() => {
    if (state !== 'done') return;
    void askAgain(queryClient, 'listAllJournalistLists', 'listJournalistLists');
  }, [state, queryClient]);
  return (
    <Modal isOpen onClose={onClose} title={`Import people: ${categoryName}`}>
      <Stack>
        <p>
          The first line of the file names the columns address, name, outlet and topics. Who is on the list
          already is brought up to date. Who has unsubscribed is left out.
        </p>
        <Loaded query={query} failure="The last import could not be loaded">
          {(found) => (
            <>
              <div role="status">
                <ImportState {...found} />
              </div>
              {found.state === 'running' ? null : (
                <FileDrop
                  name="people"
                  label="People"
                  acceptedTypes={['.csv', 'text/csv']}
                  acceptedText="CSV"
                  maxBytes={mostFileBytes}
                  maxFiles={1}
                  items={items}
                  onRemove={onRemove}
                  {...uploads}
                />
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Modal>
  );
}
