import { Loader, Table, type TableProps } from '@dispatch/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rangeText, type TotalCount } from './totalCount';
import { FailedLoad } from '../screen/FailedLoad';
import { NothingOnPage } from './NothingOnPage';

interface PagedTableProps<Row> extends Pick<TableProps<Row>, 'caption' | 'columns' | 'getKey' | 'selection'> {
  /** What is listed, in the sentences about it: 'orders'. */
  name: string;
  /** With `keepPreviousData`: the page before stays until the next one is there. */
  query: UseQueryResult<{ items: readonly Row[]; count: TotalCount }>;
  /** The title of what could not be loaded. */
  failure: string;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** There is nothing on any page. */
  empty?: ReactNode;
}

/** One page of a long list. A list that could not be loaded says so: an empty one would say that there is nothing. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { name, query, failure, page, pageSize, onPage, empty, ...table } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  const retry = error ? (
    <FailedLoad title={failure} error={error} onRetry={() => void refetch()} />
  ) : undefined;
  if (!data) return retry ?? <Loader label={`Loading ${name}…`} shape="row" />;
  const { items, count } = data;
  return (
    <Table
      {...table}
      rows={items}
      isLoading={isPlaceholderData}
      failure={retry}
      empty={count.total === 0 ? empty : <NothingOnPage onPage={onPage} />}
      paging={
        items.length === 0
          ? undefined
          : {
              page,
              pageSize,
              total: count.total,
              onPage,
              rangeText: rangeText(page, pageSize, count),
              label: `Pages of ${name}`,
            }
      }
    />
  );
}
