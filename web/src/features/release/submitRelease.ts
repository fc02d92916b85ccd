import { call } from '../../shared/api/client';
import type { ReleaseValues } from './releaseValues';

/** By its id what is saved, with its data what is not. When the server refuses, nothing is changed. */
export async function submitRelease(
  distributionId: number,
  distributionVersion: number | null,
  unsaved: ReleaseValues | null,
): Promise<void> {
  if (unsaved === null) await call('submitRelease', { path: { id: distributionId } });
  else await call('resubmitRelease', { body: { ...unsaved, distributionId, distributionVersion } });
}
