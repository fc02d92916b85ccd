import { Checkout } from '../features/store/Checkout';
import { RenewalSetup } from '../features/store/RenewalSetup';
import { LoadedCatalogue } from '../shared/packages/LoadedCatalogue';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';

/** /store/checkout: not there where the store is switched off. */
export function StoreCheckoutScreen() {
  return (
    <LoadedCatalogue title="Store">
      {({ features }) =>
        features.hasEnableBundleStorePage ? (
          <Checkout renewal={(bundle) => <RenewalSetup {...bundle} />} />
        ) : (
          <NotFoundScreen />
        )
      }
    </LoadedCatalogue>
  );
}
