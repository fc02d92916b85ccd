import { Banner, Button, Checkbox, DescriptionList, Link, SectionHead, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { ReceiptModal } from '../../../shared/receipts/ReceiptModal';
import type { ReleaseValues } from '../releaseValues';
import { stepFacts } from '../stepFacts';
import { acceptanceId } from '../wizardErrors';
import type { StepId } from '../stepId';
import type { WizardStepPlan } from '../wizardSteps';

/** Steps of what was ordered: nothing in them can be changed once it is paid. */
const isOrdered: ReadonlySet<StepId> = new Set(['package', 'additions']);

interface SummaryStepProps {
  steps: readonly WizardStepPlan[];
  values: ReleaseValues;
  hrefOf: (index: number) => string;
  distributionId: number | null;
  orderNumber: number | null;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  acceptanceError: string | undefined;
}

export function SummaryStep(props: SummaryStepProps) {
  const { steps, values, hrefOf, distributionId, orderNumber, isAccepted, onAccept, acceptanceError } = props;
  const [showsReceipt, setShowsReceipt] = useState(false);
  return (
    <Stack>
      {orderNumber !== null && distributionId !== null ? (
        <>
          <Banner
            tone="success"
            title={`Paid. Order number ${orderNumber}`}
            action={<Button onPress={() => setShowsReceipt(true)}>Show My Receipt</Button>}
          />
          <ReceiptModal
            distributionId={distributionId}
            isOpen={showsReceipt}
            onClose={() => setShowsReceipt(false)}
          />
        </>
      ) : null}
      {steps.map(({ id, title }, index) => {
        const items = stepFacts[id]?.(values);
        return items === undefined ? null : (
          <section key={id} aria-label={title}>
            <SectionHead
              title={title}
              actions={
                orderNumber !== null && isOrdered.has(id) ? undefined : (
                  <Link href={hrefOf(index)} aria-label={`Change: ${title}`}>
                    Change
                  </Link>
                )
              }
            />
            <DescriptionList items={items} />
          </section>
        );
      })}
      <Checkbox
        id={acceptanceId}
        isSelected={isAccepted}
        onChange={onAccept}
        isRequired
        errorMessage={acceptanceError}
      >
        I accept that no edits are possible once my release is submitted.
      </Checkbox>
    </Stack>
  );
}
