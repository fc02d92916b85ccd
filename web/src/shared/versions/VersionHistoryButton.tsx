import { Button } from '@dispatch/design-system';
import { lazy, Suspense, useState } from 'react';
import type { Restoring, VersionHistoryProps } from './VersionHistory';

const VersionHistory = lazy(() => import('./VersionHistory'));

export function VersionHistoryDialog(props: VersionHistoryProps) {
  return (
    <Suspense>
      <VersionHistory {...props} />
    </Suspense>
  );
}

interface VersionHistoryButtonProps {
  distributionId: number;
  /** Before it opens: saves what is not saved yet. */
  onOpen?: () => Promise<unknown>;
  /** Absent where this person cannot save the release. */
  restoring?: Restoring;
}

export function VersionHistoryButton({ distributionId, onOpen, restoring }: VersionHistoryButtonProps) {
  const [isShown, setShown] = useState(false);
  const open = async (): Promise<void> => {
    await onOpen?.();
    setShown(true);
  };
  return (
    <>
      <Button onPress={() => void open()}>Version history</Button>
      {isShown ? (
        <VersionHistoryDialog
          distributionId={distributionId}
          onClose={() => setShown(false)}
          restoring={restoring}
        />
      ) : null}
    </>
  );
}
