import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readSearch } from './readSearch';
import { readPage } from './totalCount';

/** What the address of a list can say; each name that it uses in its query is its own. */
export interface ListSpec<Sort extends string = string, Filter extends string = string> {
  /** The name of the search in the query: 'search' unless told. */
  searchName?: string;
  /** The search stands in the address even when it is empty: it tells this list from another at the same path. */
  isSearchAlwaysSaid?: boolean;
  /** What the list can be sorted by, the usual one first; none where it has one order. */
  sorts?: readonly Sort[];
  /** The order is descending unless the address says otherwise. */
  isDescendingFirst?: boolean;
  /** By the name in the query, what a filter may be, the usual one first; an empty list is any text. */
  filters?: Readonly<Record<Filter, readonly string[]>>;
  /** The columns that may be hidden, by their ids. */
  hideable?: readonly string[];
}

export interface ListPlace<Sort extends string = string, Filter extends string = string> {
  search: string;
  /** From 1. */
  page: number;
  /** Rows in a page, at most 200. */
  perPage: number;
  /** Undefined for a list that has one order. */
  sortBy?: Sort;
  isDescending: boolean;
  /** The id of a row: the pages are of what comes behind it, beyond those rows that are counted. Null at first. */
  after: number | null;
  filters: Readonly<Record<Filter, string>>;
  /** The columns that are not shown, by their ids. */
  hidden: readonly string[];
}

/** Between the columns that are hidden, in an address. */
const separator = '.';

const usualRows = 25;
const mostRows = 200;

function readRows(value: string | null): number {
  const rows = Number(value ?? usualRows);
  return Number.isInteger(rows) && rows >= 1 && rows <= mostRows ? rows : usualRows;
}

function readId(value: string | null): number | null {
  const id = Number(value ?? 0);
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null;
}

/** Reads the place from the query of an address; what is unknown in it counts for nothing. */
export function readListPlace<Sort extends string, Filter extends string>(
  {
    searchName = 'search',
    sorts = [],
    isDescendingFirst = false,
    filters,
    hideable = [],
  }: ListSpec<Sort, Filter>,
  query: URLSearchParams,
): ListPlace<Sort, Filter> {
  const chosen = Object.entries<readonly string[]>(filters ?? {}).map(([name, known]) => {
    const value = readSearch(query.get(name));
    return [name, known.length === 0 || known.includes(value) ? value : known[0]];
  });
  return {
    search: readSearch(query.get(searchName)),
    page: readPage(query.get('page')),
    perPage: readRows(query.get('perPage')),
    sortBy: sorts.find((name) => name === query.get('sort')) ?? sorts[0],
    isDescending:
      query.get('direction') === (isDescendingFirst ? 'asc' : 'desc')
        ? !isDescendingFirst
        : isDescendingFirst,
    after: readId(query.get('after')),
    filters: Object.fromEntries(chosen) as Record<Filter, string>,
    hidden: hideable.filter((id) => (query.get('hidden') ?? '').split(separator).includes(id)),
  };
}

/** The query of an address with this place, '' for the usual one; what is as usual is left out. */
export function listQuery<Sort extends string, Filter extends string>(
  {
    searchName = 'search',
    isSearchAlwaysSaid = false,
    sorts = [],
    isDescendingFirst = false,
    filters,
  }: ListSpec<Sort, Filter>,
  place: ListPlace<Sort, Filter>,
): string {
  // Name, value, and the value that goes without saying.
  const said: [string, string, string | null][] = [
    ...Object.entries<string>(place.filters).map(([name, value]): [string, string, string] => [
      name,
      value,
      filters?.[name as Filter][0] ?? '',
    ]),
    [searchName, place.search, isSearchAlwaysSaid ? null : ''],
    ['sort', place.sortBy ?? '', sorts[0] ?? ''],
    ['direction', place.isDescending ? 'desc' : 'asc', isDescendingFirst ? 'desc' : 'asc'],
    ['hidden', place.hidden.join(separator), ''],
    ['perPage', String(place.perPage), String(usualRows)],
    ['after', place.after === null ? '' : String(place.after), ''],
    ['page', String(place.page), '1'],
  ];
  const query = new URLSearchParams(
    said.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value]])),
  );
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export interface UsedListPlace<Sort extends string = string, Filter extends string = string> {
  place: ListPlace<Sort, Filter>;
  /** The address of the list with another search, filter, order; with its first rows unless told. */
  addressOf: (change: Partial<ListPlace<Sort, Filter>>) => string;
  go: (change: Partial<ListPlace<Sort, Filter>>) => void;
  /** The columns that may be hidden, by their ids. */
  hideable: readonly string[];
}

/** Another search, filter or order begins with the first rows; another page is one of the same rows. */
const changed = <Sort extends string, Filter extends string>(
  place: ListPlace<Sort, Filter>,
  change: Partial<ListPlace<Sort, Filter>>,
): ListPlace<Sort, Filter> => ({
  ...place,
  page: 1,
  after: change.page === undefined ? null : place.after,
  ...change,
});

/** Where a list is: its search, filters, order and page all stand in the address. `spec` never changes. */
export function useListPlace<Sort extends string = never, Filter extends string = never>(
  spec: ListSpec<Sort, Filter>,
): UsedListPlace<Sort, Filter> {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = readListPlace(spec, query);
  const addressOf = (change: Partial<ListPlace<Sort, Filter>>): string =>
    `${pathname}${listQuery(spec, changed(place, change))}`;
  // A field that is left by a press on something else sends what it has before that is asked for: both hold.
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  const go = (change: Partial<ListPlace<Sort, Filter>>): void => {
    latest.current = changed(latest.current, change);
    void navigate(`${pathname}${listQuery(spec, latest.current)}`);
  };
  return { place, addressOf, go, hideable: spec.hideable ?? [] };
}

/** How a list call is asked for the page of a place. */
export const pageAskedOf = ({ page, perPage, search }: Pick<ListPlace, 'page' | 'perPage' | 'search'>) => ({
  pageNumber: page,
  limit: perPage,
  searchText: search === '' ? undefined : search,
});

/** How a list call is asked for the rows behind those that are counted. */
export const afterAskedOf = ({ after }: Pick<ListPlace, 'after'>) => ({ after: after ?? undefined });

/** How a list call that sorts is asked for its order. */
export const sortAskedOf = <Sort extends string>({
  sortBy,
  isDescending,
}: Pick<ListPlace<Sort>, 'sortBy' | 'isDescending'>) => ({
  sortBy,
  sortDirection: isDescending ? ('desc' as const) : ('asc' as const),
});
