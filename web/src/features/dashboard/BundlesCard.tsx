import { screenAddress } from '@dispatch/contract';
import { Button, Link } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { errorText } from '../../shared/api/errorTexts';
import styles from './dashboard.module.css';
import type { Holding } from './holdings';
import { ExpiringWords } from './PackageCard';

interface BundlesWordsProps {
  holding: Holding | undefined;
  error: unknown;
  onRetry: () => void;
}

export function BundlesWords({ holding, error, onRetry }: BundlesWordsProps) {
  if (holding === undefined) {
    return error === null ? null : (
      <>
        <p role="alert">Your bundles could not be loaded: {errorText(error)}</p>
        <Button variant="quiet" onPress={onRetry}>
          Retry
        </Button>
      </>
    );
  }
  const { remaining } = holding;
  return (
    <>
      <p className={styles.remaining}>
        {remaining === 1 ? '1 release remaining' : `${remaining} releases remaining`}
      </p>
      <ExpiringWords holding={holding} />
    </>
  );
}

export function BundlesCard({ hasStore, children }: { hasStore: boolean; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>Bundles</h2>
      <div className={styles.holding}>{children}</div>
      {hasStore ? (
        <Link href={screenAddress('store')} aria-label="Go to Store: Bundles">
          Go to Store
        </Link>
      ) : null}
    </li>
  );
}
