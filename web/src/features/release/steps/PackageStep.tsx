import {
  changePackage,
  downgradeWarning,
  formatMoney,
  fromDollars,
  isPackageId,
  packageTraits,
  type PackageId,
} from '@dispatch/contract';
import { Button, Columns, ConfirmDialog, Icon } from '@dispatch/design-system';
import { PriceBox } from '../../../shared/parts/PriceBox/PriceBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { packagesQuery } from '../../../shared/api/queries';
import { text } from '../../../shared/texts/texts';
import { packageFeatures } from '../../../shared/packages/packageFeatures';
import type { ReleaseForm } from '../releaseForm';

export function PackageStep({ form, isPaid }: { form: ReleaseForm; isPaid: boolean }) {
  const { data: packages = [] } = useQuery(packagesQuery);
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
      <Columns>
        {packages.map(({ packageId, price }) => {
          if (!isPackageId(packageId)) return null;
          const { name } = packageTraits[packageId];
          const isChosen = packageId === chosen;
          return (
            <PriceBox
              key={packageId}
              name={name}
              price={formatMoney(fromDollars(price))}
              features={packageFeatures(packageId, text)}
              isSelected={isChosen}
              action={
                <Button
                  isDisabled={isPaid}
                  aria-label={isChosen ? `${name}, selected` : `Select ${name}`}
                  aria-pressed={isChosen}
                  onPress={() => press(packageId)}
                >
                  {isChosen ? (
                    <>
                      <Icon name="check" /> Selected
                    </>
                  ) : (
                    'Select'
                  )}
                </Button>
              }
            />
          );
        })}
      </Columns>
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
