import { BundleOrderList } from '../features/bundleAdmin/BundleOrderList';
import { StaffOnly } from './StaffOnly';

export function BundlesScreen() {
  return (
    <StaffOnly permission="bundles.manage">
      <BundleOrderList />
    </StaffOnly>
  );
}
