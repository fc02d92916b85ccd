import { useQuery } from '@tanstack/react-query';
import { bundlePricesQuery } from '../features/store/bundles';
import { Store } from '../features/store/Store';
import { featuresQuery } from '../shared/api/queries';
import { LoadedCatalogue } from '../shared/packages/LoadedCatalogue';
import { Loaded } from '../shared/screen/Loaded';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

/** /store: not there where it is switched off. */
export function StoreScreen() {
  const { data: known } = useQuery(featuresQuery);
  const prices = useQuery({ ...bundlePricesQuery, enabled: known?.hasEnableBundleStorePage ?? false });
  return (
    <LoadedCatalogue title="Store">
      {({ packages, features }) =>
        features.hasEnableBundleStorePage ? (
          <Screen title="Store" slug="Prepaid bundles">
            <Loaded
              query={prices}
              failure="The bundles could not be loaded."
              loading="Loading the bundles…"
              isTall
            >
              {(sold) => <Store packages={packages} prices={sold} />}
            </Loaded>
          </Screen>
        ) : (
          <NotFoundScreen />
        )
      }
    </LoadedCatalogue>
  );
}
