import { isShortSearch, type Download, type RecordKind } from '@dispatch/contract';
import {
  ActionBar,
  EmptyState,
  Link,
  Pagination,
  SearchField,
  Table,
  type RowKey,
  type TableColumn,
} from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { BulkAct } from './BulkModal';
import { useBulk } from './useBulk';
import type { CallQuery } from '../api/callQuery';
import { rangeText, type TotalCount } from './totalCount';
import { DownloadButton } from '../files/DownloadButton';
import { FailedLoad } from '../screen/FailedLoad';
import { isRefused, RefusedScreen } from '../screen/RefusedScreen';
import { Screen, type ScreenProps } from '../screen/Screen';
import { useFollowedWords } from './useFollowedWords';
import { NothingOnPage } from './NothingOnPage';
import { ColumnChoice } from './ColumnChoice';
import type { ListPlace, UsedListPlace } from './listPlace';
import { SavedFilters } from './SavedFilters';

interface StaffListProps<Row, Sort extends string, Filter extends string> extends Pick<
  ScreenProps,
  'title' | 'documentTitle' | 'slug' | 'actions' | 'children'
> {
  /** What is listed, in the sentences about it: 'users'. */
  name: string;
  list: UsedListPlace<Sort, Filter>;
  /** Whose filters can be saved by a name. */
  kind?: RecordKind;
  rows: (place: ListPlace<Sort, Filter>) => CallQuery<{ items: readonly Row[]; count: TotalCount }>;
  /** What the rows are, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  getKey: (row: Row) => RowKey;
  /** Left out where the list has no search. */
  searchLabel?: string;
  /** A sentence, for who has found nothing. */
  searchCovers?: string;
  /** Beside the search, or in its place. */
  filters?: ReactNode;
  /** All that match, as a file; absent where there is none. */
  loadCsv?: (place: ListPlace<Sort, Filter>) => Promise<Download>;
  /** Its keys are ids behind which it can be asked for: what comes after the rows that are counted is reached by them. */
  isKeyset?: boolean;
  /** What can be done with ticked rows, whose keys are their ids. */
  bulk?: BulkAct<Row>;
  /** An EmptyState: there is nothing even without a search. */
  empty: ReactNode;
}

/** A list of the back-office as a screen of its own. `children` stand above its search, as tabs or filters. */
export function StaffList<Row, Sort extends string, Filter extends string>(
  props: StaffListProps<Row, Sort, Filter>,
) {
  const { title, documentTitle, slug, actions, children, name } = props;
  const { loadCsv, caption, columns, getKey, searchLabel, filters } = props;
  const { place, go } = props.list;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...props.rows(place),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  const { words, setWords, send } = useFollowedWords(place.search, (search) => go({ search }));
  const { selection, modal } = useBulk({
    acts: props.bulk ? [props.bulk] : [],
    rows: data?.items ?? [],
    getId: (row) => Number(getKey(row)),
    onChanged: () => void refetch(),
  });
  const { hash } = useLocation();
  const isThere = data !== undefined;
  useEffect(() => {
    // An address such as '#user-12' names a row: its link takes the focus as soon as it is there.
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [isThere, hash]);
  if (isRefused(error)) return <RefusedScreen error={error} />;
  const isLoading = isFetching && (data === undefined || isPlaceholderData);
  const isEmpty = data?.items.length === 0 && !isLoading && !error;
  return (
    <Screen title={title} documentTitle={documentTitle} slug={slug} actions={actions} width="full">
      {children}
      <ActionBar hasFields>
        {searchLabel === undefined ? null : (
          <SearchField
            name="search"
            label={searchLabel}
            value={words}
            onChange={setWords}
            onSubmit={send}
            onClear={() => send('')}
          />
        )}
        {filters}
        {props.kind === undefined ? null : <SavedFilters kind={props.kind} list={props.list} />}
        {props.list.hideable.length === 0 ? null : <ColumnChoice list={props.list} columns={columns} />}
        {loadCsv === undefined ? null : (
          <DownloadButton label="Download CSV" load={() => loadCsv(place)} fileName={`${name}.csv`} />
        )}
      </ActionBar>
      <div>
        {isEmpty ? null : (
          <Table
            caption={caption}
            columns={columns.filter(({ id }) => !place.hidden.includes(id))}
            rows={data?.items ?? []}
            getKey={getKey}
            selection={selection}
            sort={{
              columnId: place.sortBy ?? '',
              direction: place.isDescending ? 'descending' : 'ascending',
            }}
            onSort={({ columnId, direction }) =>
              go({ sortBy: columnId as Sort, isDescending: direction === 'descending' })
            }
            isLoading={isLoading}
            failure={
              error ? (
                <FailedLoad
                  title={`The ${name} could not be loaded`}
                  error={error}
                  onRetry={() => void refetch()}
                />
              ) : undefined
            }
          />
        )}
        <div role="status">{isEmpty ? <Nothing {...props} total={data.count.total} /> : null}</div>
      </div>
      {data && data.items.length > 0 ? (
        <Pagination
          page={place.page}
          pageSize={place.perPage}
          total={data.count.total}
          onPage={(page) => go({ page })}
          rangeText={rangeText(place.page, place.perPage, data.count)}
          label={`Pages of the ${name}`}
        />
      ) : null}
      {props.isKeyset && data ? (
        <BeyondCounted
          list={props.list}
          count={data.count}
          last={data.items.length === 0 ? null : Number(getKey(data.items[data.items.length - 1] as Row))}
        />
      ) : null}
      {modal}
    </Screen>
  );
}

/** The ways past the rows that are counted, and back. */
function BeyondCounted<Sort extends string, Filter extends string>({
  list: { place, addressOf },
  count: { total, isCapped },
  last,
}: {
  list: UsedListPlace<Sort, Filter>;
  count: TotalCount;
  last: number | null;
}) {
  const pages = Math.ceil(total / place.perPage);
  const counted = total.toLocaleString('en-US');
  if (!isCapped && place.after === null) return null;
  return (
    <ActionBar>
      {place.after === null ? null : <Link href={addressOf({})}>Back to the first rows</Link>}
      {isCapped && place.page < pages ? (
        <Link href={addressOf({ page: pages })}>{`Last page of these ${counted}`}</Link>
      ) : null}
      {isCapped && place.page >= pages && last !== null ? (
        <Link href={addressOf({ page: 1, after: last })}>{`What comes after these ${counted}`}</Link>
      ) : null}
    </ActionBar>
  );
}

function Nothing<Row, Sort extends string, Filter extends string>({
  list: { place, go },
  searchCovers,
  empty,
  total,
}: StaffListProps<Row, Sort, Filter> & { total: number }) {
  if (total > 0) {
    return <NothingOnPage onPage={(page) => go({ page })} />;
  }
  return place.search === '' ? (
    empty
  ) : (
    <EmptyState title={`Nothing matches '${place.search}'`}>
      {searchCovers}{' '}
      {isShortSearch(place.search) ? 'One or two letters are looked for where a word begins.' : ''}
    </EmptyState>
  );
}
