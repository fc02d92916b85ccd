import { formatMoney, fromDollars, isPackageId, packageTraits, type PackageId } from '@dispatch/contract';
import { Button, Columns, Icon } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../api/queries';
import { PriceBox } from '../parts/PriceBox/PriceBox';
import { text } from '../texts/texts';
import { packageFeatures } from './packageFeatures';

interface PackageChoiceProps {
  chosen: PackageId;
  isDisabled: (id: PackageId) => boolean;
  onChoose: (id: PackageId) => void;
}

/** The packages at the prices of this user, with what each includes. */
export function PackageChoice({ chosen, isDisabled, onChoose }: PackageChoiceProps) {
  const { data: packages = [] } = useQuery(packagesQuery);
  return (
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
                isDisabled={isDisabled(packageId)}
                aria-label={isChosen ? `${name}, selected` : `Select ${name}`}
                aria-pressed={isChosen}
                onPress={() => onChoose(packageId)}
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
  );
}
