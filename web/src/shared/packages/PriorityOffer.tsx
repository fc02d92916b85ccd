import { additionPrices, formatMoney, turnaroundHours, type PackageId } from '@dispatch/contract';
import { Banner, Button } from '@dispatch/design-system';

interface PriorityOfferProps {
  packageId: PackageId;
  isAdded: boolean;
  isDisabled?: boolean;
  onChange: (isAdded: boolean) => void;
}

export function PriorityOffer({ packageId, isAdded, isDisabled, onChange }: PriorityOfferProps) {
  const price = formatMoney(additionPrices.priority);
  const verb = isAdded ? 'Remove' : 'Add';
  return (
    <>
      <p>
        {`Your release can go out ${turnaroundHours(packageId, true)} hours after you submit it instead of ${turnaroundHours(packageId, false)}, for ${price}.`}
      </p>
      <div>
        <Button
          isDisabled={isDisabled}
          aria-label={`${verb} Priority Distribution`}
          onPress={() => onChange(!isAdded)}
        >
          {verb}
        </Button>
      </div>
      {isAdded ? <Banner tone="success">{`Priority Distribution is added for ${price}.`}</Banner> : null}
    </>
  );
}
