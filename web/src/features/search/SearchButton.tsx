import { IconButton } from '@dispatch/design-system';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { SearchPlace } from './SearchDialog';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }));

/** Opens the search, and so does Ctrl K or Cmd K everywhere, also while somebody types. */
export function SearchButton({ places }: { places: readonly SearchPlace[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      if (event.ctrlKey === event.metaKey || document.querySelector('[role="dialog"],[role="alertdialog"]'))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <IconButton icon="search" label="Find anything" onPress={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchDialog places={places} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
