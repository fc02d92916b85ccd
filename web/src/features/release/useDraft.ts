import { readTypedText } from '@dispatch/design-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../shared/api/client';
import { tellingLastMove } from '../../shared/release/lastMove';
import { DraftSaver, type DraftIdentity } from './draftSaver';
import { dropLocalCopy, keepLocalCopy } from './localCopy';
import type { ReleaseForm } from './releaseForm';
import type { ReleaseValues } from './releaseValues';
import type { WizardFlow } from './wizardFlow';

interface DraftOptions {
  form: ReleaseForm;
  userId: number;
  identity: DraftIdentity;
  savedAt: string | null;
  saved: ReleaseValues;
  flow: WizardFlow;
}

export function useDraft({ form, userId, identity, savedAt, saved, flow }: DraftOptions) {
  const { getValues, setValue, watch } = form.methods;
  const { isDesk, isApproved } = flow;
  const [saver] = useState(() => {
    const made: DraftSaver = new DraftSaver(
      {
        read: getValues,
        readTyped: readTypedText,
        send: (values, { distributionId, distributionVersion }, isAutomatic) => {
          const body = { ...values, distributionId, distributionVersion, isAutomatic };
          return tellingLastMove(async () =>
            isDesk && distributionId !== null
              ? (await call('saveReviewedRelease', { path: { id: distributionId }, body })).data.release
              : (await call('saveDraft', { body })).data,
          );
        },
        keep: (distributionId, copy) => {
          if (copy === null) dropLocalCopy(userId, distributionId);
          else keepLocalCopy(userId, distributionId, copy);
        },
        onFirstSave: ({ releaseDate }) => {
          if (getValues('releaseDate') !== null) return;
          made.learn(() => setValue('releaseDate', releaseDate));
        },
        isOnDemand: isApproved,
        now: () => new Date(),
      },
      { identity, savedAt, known: saved },
    );
    return made;
  });
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

  useEffect(() => {
    const subscription = watch(() => saver.touch());
    // What a copy in this browser has added to the form.
    saver.touch();
    saver.schedule();
    window.addEventListener('online', saver.saveOnLeaving);
    return () => {
      subscription.unsubscribe();
      saver.pause();
      window.removeEventListener('online', saver.saveOnLeaving);
    };
  }, [watch, saver]);

  return { saver, ...state };
}
