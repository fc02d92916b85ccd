import { editorialFindings, type EditorialFinding } from '@dispatch/contract';
import { useEffect, useState } from 'react';
import { EditorialChecks } from '../../../shared/editorial/EditorialChecks';
import { leadTo } from '../../../shared/editorial/placeInPage';
import type { ReleaseForm } from '../releaseForm';
import type { ReleaseValues } from '../releaseValues';

/** How long nobody has typed before the text is checked again. */
const checkDelay = 600;

const checked = (source: ReleaseValues) => ({ source, findings: editorialFindings(source, new Date()) });

// Fields take their name as id.
const elementOf = (field: string): HTMLElement | null => document.getElementById(field);

/** The checks of the editors while a release is written. @param hasEditor whether the body stands there to be marked */
export function ReleaseChecks({ form, hasEditor }: { form: ReleaseForm; hasEditor: boolean }) {
  const { watch, getValues } = form.methods;
  const [shown, setShown] = useState(() => checked(getValues()));
  useEffect(() => {
    const check = (): void => setShown(checked(getValues()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(check, checkDelay);
    };
    if (hasEditor) later();
    const subscription = watch(later);
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [watch, getValues, hasEditor]);
  const replace = (finding: EditorialFinding, fix: string): void => {
    leadTo({ ...shown, elementOf }, finding);
    // The only way to write that the person can take back with the keys for it.
    document.execCommand('insertText', false, fix);
  };
  return <EditorialChecks {...shown} elementOf={elementOf} onFix={replace} />;
}
