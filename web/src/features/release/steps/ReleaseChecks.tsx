import { editorialFindings, type EditorialFinding, type EditorialSource } from '@dispatch/contract';
import { startTransition, useEffect, useState } from 'react';
import { EditorialChecks } from '../../../shared/editorial/EditorialChecks';
import { elementOfField } from '../../../shared/editorial/shownFields';
import { leadTo } from '../../../shared/editorial/placeInPage';
import type { ReleaseForm } from '../releaseForm';
import type { ReleaseValues } from '../releaseValues';
import { useUnansweredLinks, type SavedPlace } from '../useUnansweredLinks';
import { whenIdle } from './whenIdle';

/** Deprecated, but the only way to write that the person can take back with the keys for it. */
interface Typing {
  execCommand: (command: 'insertText', showUi: false, text: string) => boolean;
}

const checked = (source: ReleaseValues & Pick<EditorialSource, 'unansweredLinks'>) => ({
  source,
  findings: editorialFindings(source, new Date()),
});

/** The checks of the editors while a release is written. Code of its own: one can write before it is there. */
export default function ReleaseChecks({ form, saved }: { form: ReleaseForm; saved: SavedPlace }) {
  const { watch, getValues } = form.methods;
  const [shown, setShown] = useState(() => checked(getValues()));
  const unansweredLinks = useUnansweredLinks(saved, shown.source.body);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const schedule = (): void => {
      cancel?.();
      cancel = whenIdle(() => {
        cancel = undefined;
        const next = checked({ ...getValues(), unansweredLinks });
        startTransition(() => setShown(next));
      });
    };
    if (unansweredLinks.length > 0) schedule();
    const subscription = watch(schedule);
    // Whoever types on is not to wait for them.
    const typesOn = (): void => {
      if (cancel !== undefined) schedule();
    };
    window.addEventListener('keydown', typesOn, true);
    return () => {
      cancel?.();
      subscription.unsubscribe();
      window.removeEventListener('keydown', typesOn, true);
    };
  }, [watch, getValues, unansweredLinks]);
  const replace = (finding: EditorialFinding, fix: string): void => {
    leadTo({ ...shown, elementOf: elementOfField }, finding);
    (document as Typing).execCommand('insertText', false, fix);
  };
  return <EditorialChecks {...shown} elementOf={elementOfField} onFix={replace} />;
}
