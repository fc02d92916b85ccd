import { isPackageId, screenAddress } from '@dispatch/contract';
import { ButtonLink, Columns, Loader } from '@dispatch/design-system';
import { PriceBox } from '../../shared/parts/PriceBox/PriceBox';
import { formatDollars } from '../../shared/formatting/price';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { readPackages } from '../../shared/pageData/pageCalls';
import type { Package } from '../../shared/pageData/pageData';
import { useRead } from '../../shared/pageData/useRead';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { text } from '../../shared/texts/texts';

export function PackagePrices({ known }: { known: readonly Package[] | undefined }) {
  const [packages, retry] = useRead(known, readPackages, undefined);
  if (packages.state === 'failed') {
    return <FailedLoad title="The prices could not be loaded" error={packages.error} onRetry={retry} />;
  }
  if (packages.state === 'reading') return <Loader label="Loading prices…" />;
  return (
    <Columns>
      {packages.data.map(({ packageId, name, price }) =>
        isPackageId(packageId) ? (
          <PriceBox
            key={packageId}
            level={3}
            name={name}
            price={formatDollars(price)}
            note="For one release"
            features={packageFeatures(packageId, text)}
            action={
              <ButtonLink
                href={screenAddress('register', { package: packageId })}
              >{`Start with ${name}`}</ButtonLink>
            }
          />
        ) : null,
      )}
    </Columns>
  );
}
