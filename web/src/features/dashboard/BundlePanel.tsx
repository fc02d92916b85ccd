import { packageIds, type PackageId } from '@dispatch/contract';
import { SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { featuresQuery, packagesQuery } from '../../shared/api/queries';
import { BundlesCard } from './BundlesCard';
import styles from './BundlePanel.module.css';
import { holdingsOf } from './holdings';
import { PackageCard } from './PackageCard';
import { bundlesQuery } from './queries';

/** The packages, each with a way to begin a release of it and with what is prepaid, and all bundles together. */
export function BundlePanel() {
  const navigate = useNavigate();
  const { data: packages } = useQuery(packagesQuery);
  const { data: features } = useQuery(featuresQuery);
  const bundles = useQuery(bundlesQuery);
  const hasStore = features?.hasEnableBundleStorePage ?? false;
  const held = bundles.data ? holdingsOf(bundles.data, new Date(bundles.dataUpdatedAt)) : undefined;
  const create = (packageId: PackageId): void => {
    void navigate('/distribution/create', { state: { packageId } });
  };
  return (
    <section aria-label="Packages and bundles">
      <Stack gap="tight">
        <SectionHead title="Start a release" />
        <ul className={styles.panel}>
          {packageIds.map((id) => (
            <PackageCard
              key={id}
              packageId={id}
              price={packages?.find(({ packageId }) => packageId === id)?.price}
              holding={held?.of[id]}
              isLoading={bundles.isPending}
              hasStore={hasStore}
              onCreate={create}
            />
          ))}
          <BundlesCard
            holding={held?.all}
            fault={bundles.error}
            onRetry={() => void bundles.refetch()}
            hasStore={hasStore}
          />
        </ul>
      </Stack>
    </section>
  );
}
