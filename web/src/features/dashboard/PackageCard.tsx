import { packageTraits, type PackageId, formatDay, screenAddress } from '@dispatch/contract';
import { Button, Link } from '@dispatch/design-system';
import { formatDollars } from '../../shared/formatting/price';
import styles from './dashboard.module.css';
import type { Holding } from './holdings';

export function ExpiringWords({ holding: { expiring, firstExpiry } }: { holding: Holding }) {
  if (firstExpiry === null) return null;
  return (
    <p className={styles.expiring}>
      {expiring === 1 ? '1 expires on' : `${expiring} expire from`} {formatDay(firstExpiry)}
    </p>
  );
}

interface PackageCardProps {
  packageId: PackageId;
  price: number | undefined;
  holding: Holding | undefined;
  hasStore: boolean;
  onCreate: (packageId: PackageId) => void;
}

export function PackageCard({ packageId, price, holding, hasStore, onCreate }: PackageCardProps) {
  const { name } = packageTraits[packageId];
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.price}>{price === undefined ? '\u00a0' : formatDollars(price)}</p>
      <div className={styles.create}>
        <Button onPress={() => onCreate(packageId)} aria-label={`Create: ${name}`}>
          Create
        </Button>
      </div>
      {holding && holding.remaining > 0 ? (
        <div className={styles.holding}>
          <p className={styles.remaining}>{holding.remaining} remaining</p>
          <ExpiringWords holding={holding} />
        </div>
      ) : null}
      {hasStore ? (
        <Link href={screenAddress('store')} aria-label={`Go to Store: ${name}`}>
          Go to Store
        </Link>
      ) : null}
    </li>
  );
}
