import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { packagesQuery } from '../../shared/api/queries';
import type { ReadyRelease } from '../../shared/release/releaseQuery';
import type { DraftSaver } from './draftSaver';
import type { ReleaseForm } from './releaseForm';
import type { ReleaseValues } from './releaseValues';
import type { useSavedVersion } from './useSavedVersion';

export interface PaymentPlace {
  values: ReleaseValues;
  distributionId: number | null;
  hasPaid: boolean;
  prepare: () => Promise<ReadyRelease | null>;
  onPaid: (orderNumber: number | null) => void;
  /** The order is no longer what is shown, or was paid in another window: reads release and prices again. */
  onReload: () => Promise<void>;
  onBusy: (isBusy: boolean) => void;
}

interface PaymentPlaceOptions {
  form: ReleaseForm;
  values: ReleaseValues;
  saver: DraftSaver;
  version: ReturnType<typeof useSavedVersion>;
  hasPaid: boolean;
  onPaid: (orderNumber: number | null) => void;
  onRefused: (error: unknown) => void;
}

export function usePaymentPlace(options: PaymentPlaceOptions) {
  const { form, values, saver, version, hasPaid, onPaid, onRefused } = options;
  const [isBusy, setBusy] = useState(false);
  const queryClient = useQueryClient();

  const prepare = async (): Promise<ReadyRelease | null> => {
    if (!(await saver.save())) return null;
    const { distributionId, distributionVersion, prwebPressReleaseId } = saver.getState().identity;
    if (distributionId === null || prwebPressReleaseId === null) return null;
    const current = form.methods.getValues();
    try {
      await call('validateRelease', { body: { ...current, distributionId, distributionVersion } });
      return { distributionId, prwebPressReleaseId, releaseDate: current.releaseDate };
    } catch (error) {
      if (!hasStatus(error, 401)) onRefused(error);
      return null;
    }
  };
  const onReload = async (): Promise<void> => {
    const [release] = await Promise.all([version.read(), queryClient.invalidateQueries(packagesQuery)]);
    if (release === null) return;
    const { distributionVersion } = saver.getState().identity;
    if (release.distributionVersion !== distributionVersion && !saver.isUnsaved) version.show(release);
    if (release.hasPaid) onPaid(release.orderNumber);
  };
  const { distributionId } = saver.getState().identity;
  const place: PaymentPlace = { values, distributionId, hasPaid, prepare, onPaid, onReload, onBusy: setBusy };
  return { place, isBusy };
}
