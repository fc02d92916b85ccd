import { packageTraits, type PackageId } from '@dispatch/contract';
import { Button, ButtonLink, Skeleton } from '@dispatch/design-system';
import { formatDay } from '../../shared/formatting/dates';
import { formatDollars } from '../../shared/formatting/price';
import styles from './BundlePanel.module.css';
import type { Holding } from './holdings';

const counted = (count: number): string => (count === 1 ? '1 release' : `${count} releases`);

/** What is left of a holding and what of it expires soon, in words. */
export function HoldingWords({ holding }: { holding: Holding }) {
  const { remaining, expiring, firstExpiry } = holding;
  return (
    <>
      <p className={styles.remaining}>{counted(remaining)} remaining</p>
      {firstExpiry === null ? null : (
        <p className={styles.expiring}>
          {expiring} expiring, the first on {formatDay(firstExpiry)}
        </p>
      )}
    </>
  );
}

interface PackageCardProps {
  packageId: PackageId;
  /** US dollars for one release of this person; undefined until it is known. */
  price: number | undefined;
  /** Undefined while it is not known. */
  holding: Holding | undefined;
  isLoading: boolean;
  hasStore: boolean;
  onCreate: (packageId: PackageId) => void;
}

/** One package: what a release of it costs, what is prepaid, and a way to begin one. Basic is not sold in bundles. */
export function PackageCard(props: PackageCardProps) {
  const { packageId, price, holding, isLoading, hasStore, onCreate } = props;
  const { name } = packageTraits[packageId];
  const isSold = packageId !== '80';
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>{price === undefined ? '\u00a0' : formatDollars(price)}</p>
      <div className={styles.holding}>
        {isSold && isLoading ? <Skeleton count={1} /> : null}
        {holding && (isSold || holding.remaining > 0) ? <HoldingWords holding={holding} /> : null}
      </div>
      <div className={styles.actions}>
        <Button onPress={() => onCreate(packageId)} aria-label={`Create: ${name}`}>
          Create
        </Button>
        {hasStore ? (
          <ButtonLink href="/store" variant="quiet" aria-label={`Go to Store: ${name}`}>
            Go to Store
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
