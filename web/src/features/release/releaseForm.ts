import { earliestRelease, exemptFromTurnaround, releaseErrors, type RuleError } from '@dispatch/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { ContractForm } from '../../shared/forms/formTypes';
import { useContractForm } from '../../shared/forms/useContractForm';
import { isImpersonating, sessionGroup } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import type { ReleaseValues } from './releaseValues';

export type ReleaseForm = ContractForm<ReleaseValues>;

export const isExemptFromTurnaround = (): boolean => exemptFromTurnaround(sessionGroup(), isImpersonating());

export const errorsNow = (values: ReleaseValues): readonly RuleError[] =>
  releaseErrors(values, { now: new Date(), exempt: isExemptFromTurnaround(), write: text });

export function useReleaseForm(defaultValues: ReleaseValues): ReleaseForm {
  const latest = useRef(defaultValues);
  const context = useCallback(() => {
    const { package: packageId, hasPriorityRelease } = latest.current;
    const earliest = earliestRelease(packageId, hasPriorityRelease, new Date());
    return { earliest: earliest.toISOString(), exempt: isExemptFromTurnaround() };
  }, []);
  const form = useContractForm<ReleaseValues>('ReleaseDraft', { stage: 'full', context, defaultValues });
  const { watch, getValues } = form.methods;
  useEffect(() => {
    latest.current = getValues();
    const subscription = watch(() => {
      latest.current = getValues();
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues]);
  return form;
}
