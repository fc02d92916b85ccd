import { earliestRelease, exemptFromTurnaround, releaseErrors, type RuleError } from '@dispatch/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { ContractForm } from '../../shared/forms/formTypes';
import { useContractForm } from '../../shared/forms/useContractForm';
import { isImpersonating, sessionGroup } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { isPrivateSame, privatePairs } from './knownContacts';
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
  const { watch, getValues, setValue } = form.methods;
  useEffect(() => {
    latest.current = getValues();
    const subscription = watch((_values, { name }) => {
      const wasSame = isPrivateSame(latest.current);
      latest.current = { ...getValues() };
      // A private contact that is the primary one stays it.
      const own = privatePairs.find(([, primary]) => primary === name)?.[0];
      if (wasSame && own !== undefined)
        setValue(own, getValues(name as 'primaryContactName'), { shouldDirty: true });
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues, setValue]);
  return form;
}
