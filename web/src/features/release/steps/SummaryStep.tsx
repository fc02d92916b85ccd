import {
  Banner,
  Button,
  Checkbox,
  DescriptionList,
  Link,
  SectionHead,
  Stack,
  TextArea,
} from '@dispatch/design-system';
import { useState } from 'react';
import { ReceiptModal } from '../../../shared/receipts/ReceiptModal';
import type { ReleaseValues } from '../releaseValues';
import { stepFacts } from '../stepFacts';
import { acceptanceId } from '../wizardErrors';
import type { StepId } from '../stepId';
import type { useEnding } from '../useEnding';
import type { WizardStepPlan } from '../wizardSteps';

/** Steps of what was ordered: nothing in them can be changed once it is paid. */
const isOrdered: ReadonlySet<StepId> = new Set(['package', 'additions']);

interface SummaryStepProps {
  steps: readonly WizardStepPlan[];
  values: ReleaseValues;
  hrefOf: (index: number) => string;
  distributionId: number | null;
  orderNumber: number | null;
  endingFields: ReturnType<typeof useEnding>['fields'];
  /** Said of what the step itself asks for. */
  endingError: string | undefined;
}

export function SummaryStep(props: SummaryStepProps) {
  const { steps, values, hrefOf, distributionId, orderNumber, endingFields, endingError } = props;
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
      <EndingFields {...endingFields} error={endingError} />
    </Stack>
  );
}

function EndingFields(props: SummaryStepProps['endingFields'] & { error: string | undefined }) {
  const { ending, isAccepted, onAccept, correctionNote, onCorrectionNote, error } = props;
  if (ending === 'save') return null;
  if (ending === 'submit') {
    return (
      <Checkbox id={acceptanceId} isSelected={isAccepted} onChange={onAccept} isRequired errorMessage={error}>
        I accept that no edits are possible once my release is submitted.
      </Checkbox>
    );
  }
  return (
    <>
      <SectionHead title="Correction" />
      <p>
        The public page shows what is saved here once you republish, at the same address and with the date of
        the correction. Nothing is sent out again.
      </p>
      <TextArea
        name="correctionNote"
        label="Correction note"
        description="What was corrected. Readers see it beside the date."
        isOptional
        rows={3}
        value={correctionNote}
        onChange={onCorrectionNote}
        errorMessage={error}
      />
    </>
  );
}
