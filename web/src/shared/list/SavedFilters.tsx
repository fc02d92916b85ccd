import type { RecordKind } from '@dispatch/contract';
import { Menu } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UsedListPlace } from './listPlace';
import { savedFiltersQuery } from './savedFiltersQuery';

const SavedFiltersModal = lazy(async () => ({
  default: (await import('./SavedFiltersModal')).SavedFiltersModal,
}));

interface SavedFiltersProps<Sort extends string, Filter extends string> {
  kind: RecordKind;
  list: Pick<UsedListPlace<Sort, Filter>, 'addressOf'>;
}

/** Opens a filter that was saved by its name, and saves what the list shows now. */
export function SavedFilters<Sort extends string, Filter extends string>({
  kind,
  list,
}: SavedFiltersProps<Sort, Filter>) {
  const { data = [] } = useQuery(savedFiltersQuery(kind));
  const { pathname } = useLocation();
  const [isChanging, setChanging] = useState(false);
  const addressOf = (query: string): string => (query === '' ? pathname : `${pathname}?${query}`);
  const query = list.addressOf({}).slice(pathname.length + 1);
  const shown = data.find((filter) => filter.query === query);
  return (
    <>
      <Menu
        variant="secondary"
        label={shown === undefined ? 'Saved filters' : `Saved filter: ${shown.name}`}
        items={[
          ...data.map((filter) => ({
            id: String(filter.savedFilterId),
            label: filter.name,
            href: addressOf(filter.query),
          })),
          { id: 'change', label: 'Save or change filters…', onAction: () => setChanging(true) },
        ]}
      />
      {isChanging ? (
        <Suspense fallback={null}>
          <SavedFiltersModal {...{ kind, query }} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
