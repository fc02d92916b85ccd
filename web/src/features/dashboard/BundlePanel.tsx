import { packageIds, type PackageId, screenAddress } from '@dispatch/contract';
import { Button, Icon, VisuallyHidden } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { bundlesQuery, featuresQuery, packagesQuery } from '../../shared/api/queries';
import { BundlesCard, BundlesWords } from './BundlesCard';
import styles from './dashboard.module.css';
import { holdingsOf, type Holding } from './holdings';
import { PackageCard } from './PackageCard';
import { readByScreen } from './queries';
import { useUserParameter } from './userParameters';

/** Open for those who have bundles, and where it takes a line: on a phone the releases come first. */
const isOpenAtFirst = (held: Holding | undefined): boolean =>
  window.matchMedia('(min-width: 51.3125em)').matches && held?.remaining !== 0;

/** Can be folded to a line; that is remembered for the person. */
export function BundlePanel() {
  const navigate = useNavigate();
  const { data: packages } = useQuery(packagesQuery);
  const { data: features } = useQuery(featuresQuery);
  const bundles = useQuery({ ...bundlesQuery, ...readByScreen });
  const { value, remember } = useUserParameter('PackagePanel');
  const cards = useId();
  const hasStore = features?.hasEnableBundleStorePage ?? false;
  const held = bundles.data ? holdingsOf(bundles.data, new Date(bundles.dataUpdatedAt)) : undefined;
  const isOpen = value === undefined ? isOpenAtFirst(held?.all) : value === 'true';
  const create = (packageId: PackageId): void => {
    void navigate(screenAddress('createRelease'), { state: { packageId } });
  };
  const words = (
    <BundlesWords holding={held?.all} error={bundles.error} onRetry={() => void bundles.refetch()} />
  );
  return (
    <section
      aria-label="Packages and bundles"
      className={styles.panel}
      data-open={isOpen || undefined}
      data-density="compact"
    >
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? cards : undefined}
        onPress={() => remember(isOpen ? 'false' : 'true')}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        {isOpen ? <VisuallyHidden>Packages and bundles</VisuallyHidden> : 'Packages and bundles'}
      </Button>
      {isOpen ? (
        <ul id={cards} className={styles.cards}>
          {packageIds.map((id) => (
            <PackageCard
              key={id}
              packageId={id}
              price={packages?.find(({ packageId }) => packageId === id)?.price}
              holding={held?.of[id]}
              hasStore={hasStore}
              onCreate={create}
            />
          ))}
          <BundlesCard hasStore={hasStore}>{words}</BundlesCard>
        </ul>
      ) : (
        <div className={styles.summary}>{words}</div>
      )}
    </section>
  );
}
