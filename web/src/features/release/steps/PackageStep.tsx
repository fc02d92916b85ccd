import { changePackage, downgradeWarning, type PackageId } from '@dispatch/contract';
import { ConfirmDialog } from '@dispatch/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PackageChoice } from '../../../shared/packages/PackageChoice';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';

export function PackageStep({ form, isPaid }: { form: ReleaseForm; isPaid: boolean }) {
  const chosen = useWatch({ control: form.methods.control, name: 'package' });
  const [asked, setAsked] = useState<PackageId | null>(null);
  const choose = (id: PackageId): void => {
    const { getValues, setValue } = form.methods;
    const changes = changePackage(getValues(), id);
    const fields = ['package', 'cjl', 'cjlSelected', 'hasPriorityRelease', 'videoUrl', 'newsImage'] as const;
    for (const field of fields) {
      const value = changes[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true });
    }
    setAsked(null);
  };
  const press = (id: PackageId): void => (downgradeWarning(chosen, id) === null ? choose(id) : setAsked(id));
  const warning = asked === null ? null : downgradeWarning(chosen, asked);
  return (
    <>
      <PackageChoice chosen={chosen} isDisabled={() => isPaid} onChoose={press} />
      <ConfirmDialog
        isOpen={asked !== null}
        title="Change the package?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => asked !== null && choose(asked)}
        onCancel={() => setAsked(null)}
      >
        {warning === null ? null : text(warning)}
      </ConfirmDialog>
    </>
  );
}
