import { ConfirmDialog } from '@dispatch/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { goesUnasked } from '../routing/goesUnasked';

/** Asks before unsaved changes are left; the browser asks by itself when the page is closed. */
export function LeaveUnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !goesUnasked(nextLocation),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      You have changes that are not saved.
    </ConfirmDialog>
  );
}
