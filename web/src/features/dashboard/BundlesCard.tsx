import { Button, ButtonLink } from '@dispatch/design-system';
import { faultText } from '../../shared/api/faultTexts';
import styles from './BundlePanel.module.css';
import type { Holding } from './holdings';
import { HoldingWords } from './PackageCard';

interface BundlesCardProps {
  holding: Holding | undefined;
  fault: unknown;
  onRetry: () => void;
  hasStore: boolean;
}

/** All prepaid releases together, and the way to buy more where there is a store. */
export function BundlesCard({ holding, fault, onRetry, hasStore }: BundlesCardProps) {
  const isUnknown = holding === undefined && fault !== null;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>Bundles</h3>
      <p className={styles.price}>prepaid</p>
      <div className={styles.holding}>
        {holding ? <HoldingWords holding={holding} /> : null}
        {isUnknown ? (
          <p className={styles.expiring} role="alert">
            Your bundles could not be loaded: {faultText(fault)}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {isUnknown ? <Button onPress={onRetry}>Retry</Button> : null}
        {hasStore ? (
          <ButtonLink href="/store" aria-label="Go to Store: Bundles">
            Go to Store
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
