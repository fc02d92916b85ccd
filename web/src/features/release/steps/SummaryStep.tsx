import {
  Checkbox,
  CheckboxGroup,
  DescriptionList,
  Link,
  SectionHead,
  Stack,
  TextArea,
} from '@dispatch/design-system';
import { PaidBanner } from '../../../shared/receipts/PaidBanner';
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
  return (
    <Stack>
      {orderNumber !== null && distributionId !== null ? (
        <PaidBanner of={{ distributionId }} orderNumber={orderNumber} />
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
  const { edits, doneEdits, onDoneEdits } = props;
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
        the correction. Newsrooms that take it over by machine get the correction.
      </p>
      {edits.length > 0 ? (
        <CheckboxGroup
          label="This carries out the edit request"
          description="What is ticked is done once you republish, and its customer is told."
          isOptional
          options={edits.map(({ editRequestId, orderNumber, description }) => ({
            id: String(editRequestId),
            label: `Order ${orderNumber}`,
            description,
          }))}
          value={doneEdits}
          onChange={onDoneEdits}
        />
      ) : null}
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
      {props.mayTellJournalists ? (
        <Checkbox isSelected={props.tellsJournalists} onChange={props.onTellsJournalists}>
          Mail the correction to the journalists who got the release.
        </Checkbox>
      ) : null}
    </>
  );
}
