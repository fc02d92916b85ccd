import { Button, Link, PageBody, SaveStatus, WizardShell } from '@dispatch/design-system';
import { useRef, useState, type ReactNode } from 'react';
import { PreviewModal } from '../../shared/article/PreviewModal';
import { ContractFormProvider } from '../../shared/forms/ContractFormProvider';
import { useHeadingFocus, useScreenTitle } from '../../shared/screen/useScreenTitle';
import { VersionHistoryButton } from '../../shared/versions/VersionHistoryButton';
import { LeaveQuestionDialog } from '../../shared/wizard/LeaveQuestionDialog';
import { StepForm } from '../../shared/wizard/StepForm';
import { StepBody } from './steps/StepBody';
import { SummaryStep } from './steps/SummaryStep';
import type { PaymentPlace } from './usePaymentPlace';
import { useWizard } from './useWizard';
import { WizardNotices } from './WizardNotices';
import type { WizardOptions } from './wizardOptions';
import { wizardView } from './wizardView';

interface WizardProps extends WizardOptions {
  renderPayment: (place: PaymentPlace) => ReactNode;
}

export function Wizard({ renderPayment, ...options }: WizardProps) {
  const wizard = wizardView(useWizard(options));
  const { step, back, saveStatus, payment, body } = wizard;
  const [isPreviewed, setPreviewed] = useState(false);
  useScreenTitle(step.title);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <PageBody>
      <WizardShell
        {...wizard.shell}
        panelTitle="Release Summary"
        headingRef={heading}
        backLink={back === null ? undefined : <Link href={back.href}>{back.label}</Link>}
        actions={
          <>
            {wizard.upgrade === null ? null : (
              <Button onPress={() => void wizard.upgrade?.()}>Upgrade</Button>
            )}
            <Button onPress={() => setPreviewed(true)}>Preview</Button>
            <Button onPress={() => void wizard.saveDraft()}>Save Draft</Button>
            {wizard.history === null ? null : <VersionHistoryButton {...wizard.history} />}
          </>
        }
        saveStatus={saveStatus === null ? undefined : <SaveStatus {...saveStatus} />}
        banner={<WizardNotices {...wizard.notices} />}
      >
        {step.subtitle ? <p>{step.subtitle}</p> : null}
        {payment === null ? (
          <ContractFormProvider form={body.form}>
            <StepForm {...wizard.stepForm}>
              <StepBody key={wizard.bodyKey} {...body} summary={<SummaryStep {...wizard.summary} />} />
            </StepForm>
          </ContractFormProvider>
        ) : (
          renderPayment(payment)
        )}
      </WizardShell>
      <PreviewModal
        release={wizard.preview}
        pdf={wizard.history}
        isOpen={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      <LeaveQuestionDialog question={wizard.leaveQuestion} />
    </PageBody>
  );
}
