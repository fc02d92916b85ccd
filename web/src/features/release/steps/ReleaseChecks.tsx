import { editorialFindings, type EditorialFinding } from '@dispatch/contract';
import { useEffect, useState } from 'react';
import { EditorialChecks } from '../../../shared/editorial/EditorialChecks';
import { elementOfField } from '../../../shared/editorial/shownFields';
import { leadTo } from '../../../shared/editorial/placeInPage';
import type { ReleaseForm } from '../releaseForm';
import type { ReleaseValues } from '../releaseValues';

/** How long nobody has typed before the text is checked again. */
const checkDelay = 600;

const checked = (source: ReleaseValues) => ({ source, findings: editorialFindings(source, new Date()) });

/** The checks of the editors while a release is written. Code of its own: one can write before it is there. */
export default function ReleaseChecks({ form }: { form: ReleaseForm }) {
  const { watch, getValues } = form.methods;
  const [shown, setShown] = useState(() => checked(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(checked(getValues())), checkDelay);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [watch, getValues]);
  const replace = (finding: EditorialFinding, fix: string): void => {
    leadTo({ ...shown, elementOf: elementOfField }, finding);
    // The only way to write that the person can take back with the keys for it.
    document.execCommand('insertText', false, fix);
  };
  return <EditorialChecks {...shown} elementOf={elementOfField} onFix={replace} />;
}
