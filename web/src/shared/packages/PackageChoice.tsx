import {
  formatMoney,
  fromDollars,
  isDowngrade,
  isPackageId,
  packageTraits,
  priceDifference,
  type Cents,
  type PackageId,
} from '@dispatch/contract';
import { Button, Columns, Icon } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../api/queries';
import { PriceBox } from '../parts/PriceBox/PriceBox';
import { text } from '../texts/texts';
import { packageFeatures } from './packageFeatures';

interface PackageChoiceProps {
  /** The package that is paid already: the others say what is still to be paid, and this one nothing. */
  paidFor?: PackageId;
  chosen: PackageId;
  isDisabled: (id: PackageId) => boolean;
  onChoose: (id: PackageId) => void;
}

/** The packages at the prices of this user, with what each includes. */
export function PackageChoice({ paidFor, chosen, isDisabled, onChoose }: PackageChoiceProps) {
  const { data: packages = [] } = useQuery(packagesQuery);
  const paidPrice = packages.find(({ packageId }) => packageId === paidFor)?.price;
  const priceOf = (id: PackageId, price: Cents): string => {
    if (paidFor === undefined || paidPrice === undefined) return formatMoney(price);
    if (isDowngrade(paidFor, id)) return '-';
    return id === paidFor ? 'Paid' : `+${formatMoney(priceDifference(fromDollars(paidPrice), price))}`;
  };
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
            price={priceOf(packageId, fromDollars(price))}
            note={paidFor === packageId ? 'The package of your release' : undefined}
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
