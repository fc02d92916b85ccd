import { isPackageId } from '@dispatch/contract';
import { ButtonLink, Columns, Loader, PriceBox } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../../shared/api/queries';
import { formatDollars } from '../../shared/formatting/price';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { text } from '../../shared/texts/texts';
import { packageFeatures } from '../../shared/packages/packageFeatures';

/** The packages with their prices, as the server tells them. */
export function PackagePrices() {
  const { data, error, refetch } = useQuery(packagesQuery);
  if (error) {
    return <FailedLoad title="The prices could not be loaded" fault={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loader label="Loading prices…" />;
  return (
    <Columns>
      {data.map(({ packageId, name, price }) =>
        isPackageId(packageId) ? (
          <PriceBox
            key={packageId}
            level={3}
            name={name}
            price={formatDollars(price)}
            note="For one release"
            features={packageFeatures(packageId, text)}
            action={<ButtonLink href="/register">{`Start with ${name}`}</ButtonLink>}
          />
        ) : null,
      )}
    </Columns>
  );
}
