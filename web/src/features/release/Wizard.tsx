import { Button, Link, PageBody, SaveStatus, WizardShell } from '@dispatch/design-system';
import { useRef, useState, type ReactNode } from 'react';
import { PreviewModal } from '../../shared/article/PreviewModal';
import { ContractFormProvider } from '../../shared/forms/ContractFormProvider';
import { useHeadingFocus, useScreenTitle } from '../../shared/screen/useScreenTitle';
import { LeaveQuestionDialog } from './LeaveQuestionDialog';
import { printTime } from './printTime';
import { saveState } from './saving';
import { StepForm } from './StepForm';
import { panelSteps } from './stepPanel';
import { stepProblems } from './stepProblems';
import { StepBody } from './steps/StepBody';
import { SummaryStep } from './steps/SummaryStep';
import type { PaymentPlace } from './usePaymentPlace';
import { useWizard, type WizardOptions } from './useWizard';
import { WizardNotices } from './WizardNotices';
import { acceptanceFault, blockedReason } from './wizardProblems';

interface WizardProps extends WizardOptions {
  renderPayment: (place: PaymentPlace) => ReactNode;
}

/** The steps of a release, from its package to its submission (document 2 §2). */
export function Wizard({ renderPayment, ...options }: WizardProps) {
  const { release, start } = options;
  const wizard = useWizard(options);
  const { steps, step, index, reached, hrefOf, values, paid, saver, saving, identity, complaint, payment } =
    wizard;
  const [isPreviewed, setPreviewed] = useState(false);
  const [restoredFrom, setRestoredFrom] = useState(start.restoredFrom);
  useScreenTitle(step.title);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);

  const isLast = index === steps.length - 1;
  const isPaying = step.id === 'payment' && !paid.hasPaid;
  const submitLabel = release?.isOnHold || release?.isResubmit ? 'Resubmit' : 'Submit to Editorial';
  const slug = identity.prwebPressReleaseId === null ? 'New release' : `REL-${identity.prwebPressReleaseId}`;
  const panel = steps.map(({ id, title, summary }, at) => ({
    id,
    label: title,
    value: id === 'payment' && paid.orderNumber !== null ? [`Order ${paid.orderNumber}`] : summary(values),
    hasProblems: stepProblems(steps, at, wizard.facts).length > 0,
  }));
  const hasNothingToSay = saving.edits === 0 && saving.savedAt === null && saving.fault === null;
  const ownProblems = wizard.problems;
  const stepForm = {
    ...wizard.form,
    attempts: complaint.isOfStep ? complaint.count : 0,
    faults: ownProblems.map(({ text }) => text),
  };
  return (
    <PageBody>
      <WizardShell
        slug={`${slug} · Step ${index + 1} of ${steps.length}`}
        title={step.title}
        steps={panelSteps(panel, {
          index,
          reached,
          showsProblems: complaint.isOfStep,
          hrefOf: payment.isBusy ? null : hrefOf,
        })}
        stepIndex={index}
        headingRef={heading}
        backLink={
          payment.isBusy || (isLast && index > 0) ? undefined : index === 0 ? (
            <Link href="/">Cancel</Link>
          ) : (
            <Link href={hrefOf(index - 1)}>Back</Link>
          )
        }
        actions={
          <>
            <Button onPress={() => setPreviewed(true)}>Preview</Button>
            <Button onPress={() => void wizard.saveDraft()}>Save Draft</Button>
          </>
        }
        saveStatus={
          hasNothingToSay ? undefined : (
            <SaveStatus
              state={saveState(saving)}
              at={saving.savedAt === null ? undefined : printTime(saving.savedAt)}
              onRetry={wizard.stale === null ? () => void saver.save() : undefined}
            />
          )
        }
        banner={
          <WizardNotices
            summary={{
              title: complaint.title,
              errors: complaint.errors(ownProblems),
              count: complaint.count,
            }}
            holdReasons={release?.isOnHold ? release.holdReason : null}
            distributionId={identity.distributionId}
            stale={wizard.stale}
            onKeepMine={() => void saver.keepMine()}
            onTakeTheirs={() => void wizard.takeTheirs()}
            saveFault={saving.fault}
            restoredFrom={restoredFrom}
            onDropRestored={() => {
              wizard.fill(start.saved);
              setRestoredFrom(null);
            }}
            onSeenRestored={() => setRestoredFrom(null)}
          />
        }
      >
        {step.subtitle ? <p>{step.subtitle}</p> : null}
        {isPaying ? (
          renderPayment(payment.place)
        ) : (
          <ContractFormProvider form={stepForm}>
            <StepForm
              nextLabel={isLast ? submitLabel : 'Next'}
              blockedReason={blockedReason(ownProblems)}
              isPending={wizard.isSubmitting}
              onNext={() => void wizard.next()}
              onLeaveField={() => {
                if (saver.isUnsaved) void saver.save();
              }}
            >
              <StepBody
                key={`${step.id}-${wizard.revision}`}
                id={step.id}
                form={stepForm}
                values={values}
                hasPaid={paid.hasPaid}
                summary={
                  <SummaryStep
                    steps={steps}
                    values={values}
                    hrefOf={hrefOf}
                    distributionId={identity.distributionId}
                    orderNumber={paid.orderNumber}
                    isAccepted={wizard.isAccepted}
                    onAccept={wizard.setAccepted}
                    acceptanceFault={complaint.isOfStep && !wizard.isAccepted ? acceptanceFault : undefined}
                  />
                }
              />
            </StepForm>
          </ContractFormProvider>
        )}
      </WizardShell>
      <PreviewModal
        release={{ ...values, prwebPressReleaseId: identity.prwebPressReleaseId }}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      <LeaveQuestionDialog question={wizard.leaving} />
    </PageBody>
  );
}
