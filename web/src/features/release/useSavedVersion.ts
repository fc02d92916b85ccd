import type { components } from '@dispatch/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { releaseQuery } from '../../shared/release/releaseQuery';
import type { DraftSaver } from './draftSaver';
import type { ReleaseForm } from './releaseForm';
import type { ReleaseValues } from './releaseValues';
import { startOf } from './wizardStart';

export function useSavedVersion(saver: DraftSaver, form: ReleaseForm, isDesk: boolean) {
  const queryClient = useQueryClient();
  const [revision, setRevision] = useState(0);

  const read = async (): Promise<components['schemas']['Release'] | null> => {
    const { distributionId } = saver.getState().identity;
    return distributionId === null ? null : queryClient.query(releaseQuery(distributionId, isDesk));
  };
  /** Puts other values into the form, as a change of the person's that is saved like any other. */
  const fill = (values: ReleaseValues): void => {
    form.methods.reset(values);
    form.unfinished.clear();
    // Parts of a step that hold something of their own begin anew.
    setRevision((before) => before + 1);
  };
  const show = (release: components['schemas']['Release'] | null): void => {
    const { saved, identity, savedAt } = startOf(release);
    saver.replace(identity, savedAt, () => fill(saved));
  };
  return { revision, read, show, fill };
}
