import type { components } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { text } from '../../shared/texts/texts';
import { refusalLines } from './refusalLines';
import { faultsNow, useReleaseForm } from './releaseForm';
import type { ReleaseValues } from './releaseValues';
import { furthestStep, type StepFacts } from './stepProblems';
import { useComplaint } from './useComplaint';
import { useDraft } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';
import { usePaymentPlace } from './usePaymentPlace';
import { useSavedVersion } from './useSavedVersion';
import { useNamedRelease, useStepPlace } from './useStepPlace';
import { useSubmission } from './useSubmission';
import { verifiedEmailsQuery } from './verifiedEmails';
import { wizardProblems } from './wizardProblems';
import type { WizardStart } from './wizardStart';
import { createSteps, editSteps } from './wizardSteps';

export interface WizardOptions {
  kind: 'create' | 'edit';
  release: components['schemas']['Release'] | null;
  start: WizardStart;
  userId: number;
  onFirstSave: (distributionId: number) => void;
}

/** Everything that a wizard knows and does; what it looks like is in Wizard.tsx. */
export function useWizard({ kind, release, start, userId, onFirstSave }: WizardOptions) {
  const steps = kind === 'create' ? createSteps : editSteps;
  const form = useReleaseForm(start.values);
  const { saver, ...draft } = useDraft({ ...start, form, userId });
  const version = useSavedVersion(saver, form);
  // What failed a moment ago is asked for again by its own step.
  const { data: verified = [] } = useQuery({ ...verifiedEmailsQuery, retryOnMount: false });
  const toast = useToast();
  const [isAccepted, setAccepted] = useState(false);
  const [paid, setPaid] = useState({
    hasPaid: release?.hasPaid ?? false,
    orderNumber: release?.orderNumber ?? null,
  });

  const values = useWatch({ control: form.methods.control }) as ReleaseValues;
  const facts: StepFacts = { values, faults: faultsNow(values), verified, hasPaid: paid.hasPaid };
  const [furthest] = useState(() => furthestStep(steps, facts));
  const place = useStepPlace({
    furthest,
    opensAtFirst: release === null || release.isOnHold,
    isNew: release === null && start.restoredFrom === null,
  });
  const { index, go } = place;
  useNamedRelease(draft.identity.distributionId, onFirstSave);

  const step = steps[index] ?? steps[0];
  const problems = wizardProblems(steps, index, facts, isAccepted);
  const complaint = useComplaint({ index, go });
  const refuse = (title: string, fault: unknown): void => complaint.refuse(title, refusalLines(steps, fault));

  // A field that was complained about is checked at each change, so that its fault goes as soon as it is mended.
  const { trigger } = form.methods;
  const checksAlways = complaint.isOfStep;
  useEffect(() => {
    if (checksAlways) void trigger([...step.fields]);
  }, [checksAlways, step, trigger, values]);

  const { submit, isSubmitting } = useSubmission({
    form,
    saver,
    onRefused: (fault) => refuse(text('submit-failed'), fault),
  });
  const payment = usePaymentPlace({
    form,
    values,
    saver,
    version,
    hasPaid: paid.hasPaid,
    onPaid: (orderNumber) => {
      setPaid({ hasPaid: true, orderNumber });
      complaint.clear();
      go(steps.length - 1);
    },
    onRefused: (fault) => refuse(text('validate-failed'), fault),
  });
  const leaving = useLeaveGuard({ saver, isUnsubmitted: kind === 'create' && paid.hasPaid });

  const next = async (): Promise<void> => {
    if (problems.length > 0) {
      complaint.insist();
      return;
    }
    complaint.clear();
    if (step.id === 'summary') await submit();
    else {
      if (saver.isUnsaved) void saver.save();
      go(index + 1);
    }
  };
  const saveDraft = async (): Promise<void> => {
    if (await saver.save()) toast.show(text('draft-saved'), { tone: 'success', duration: 8000 });
  };
  const takeTheirs = async (): Promise<void> => {
    try {
      version.show(await version.read());
    } catch (fault) {
      refuse(text('release-load-failed'), fault);
    }
  };
  return {
    ...{ steps, step, index, reached: place.reached, hrefOf: place.hrefOf },
    ...{ form, values, facts, problems, complaint, paid, isAccepted, setAccepted },
    ...{ saver, ...draft, revision: version.revision, saveDraft, takeTheirs, fill: version.fill },
    ...{ next, isSubmitting, payment, leaving },
  };
}
