import { useParams } from 'react-router-dom';
import { BundleOrderDetail, BundleOrderMissing } from '../features/bundleAdmin/BundleOrderDetail';
import { readId } from '../shared/release/releaseId';
import { StaffOnly } from './StaffOnly';

export function BundleOrderScreen() {
  const id = readId(useParams()['id']);
  return (
    <StaffOnly permission="bundles.manage">
      {id === null ? <BundleOrderMissing /> : <BundleOrderDetail key={id} orderId={id} />}
    </StaffOnly>
  );
}
