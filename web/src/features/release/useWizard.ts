import { screenAddress } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { packagesQuery } from '../../shared/api/queries';
import { useDiscounts } from '../../shared/discounts/useDiscounts';
import { elementOfField } from '../../shared/editorial/shownFields';
import type { HoldReasonsProps } from '../../shared/release/HoldReasons';
import { text } from '../../shared/texts/texts';
import { contactEmails } from './contactEmails';
import { errorsNow, useReleaseForm } from './releaseForm';
import type { ReleaseValues } from './releaseValues';
import { useDraft } from './useDraft';
import { useEnding } from './useEnding';
import { useListErrors } from './useKnownLists';
import { useLeaveGuard } from './useLeaveGuard';
import { usePaymentPlace } from './usePaymentPlace';
import { useReleaseUploads } from './useReleaseUploads';
import { useSavedVersion } from './useSavedVersion';
import { useWizardErrors } from './useWizardErrors';
import { useWizardNavigation } from './useWizardNavigation';
import { verifiedEmailsQuery } from './verifiedEmails';
import type { WizardOptions } from './wizardOptions';
import { stepOfField } from './wizardSteps';

/** The release that is written, where one is in it, and what its buttons do; `wizardView` says how it is shown. */
export function useWizard(options: WizardOptions) {
  const { flow, release, start, userId } = options;
  const { steps, isDesk } = flow;
  const form = useReleaseForm(start.values);
  const draft = useDraft({ ...start, form, userId, flow });
  const { saver, identity } = draft;
  const uploads = useReleaseUploads(form);
  const version = useSavedVersion(saver, form, isDesk);
  // What failed a moment ago is asked for again by its own step.
  const { data: verified = [] } = useQuery({ ...verifiedEmailsQuery, retryOnMount: false });
  const { data: packages } = useQuery(packagesQuery);
  const toast = useToast();
  const navigate = useNavigate();
  const [restoredFrom, setRestoredFrom] = useState(start.restoredFrom);
  const [paid, setPaid] = useState({
    hasPaid: release?.hasPaid ?? false,
    // The receipt is the customer's.
    orderNumber: isDesk ? null : (release?.orderNumber ?? null),
  });
  const { hasPaid } = paid;

  const values = useWatch({ control: form.methods.control }) as ReleaseValues;
  const ofLists = useListErrors(values, hasPaid);
  const facts = {
    values,
    broken: [...errorsNow(values), ...ofLists],
    // Whose addresses they are at the desk, nobody can verify here.
    verified: isDesk ? contactEmails(values) : verified,
    hasPaid,
  };
  const { distributionId } = identity;
  const navigation = useWizardNavigation({ ...options, facts, distributionId });
  const { index, go, step, isLast } = navigation;
  const ending = useEnding({
    ...options,
    form,
    saver,
    onRefused: (title, error) => errors.refuse(title, error),
  });
  const errors = useWizardErrors({
    steps,
    place: navigation,
    facts,
    typed: form.textErrors,
    ending: ending.errors,
  });

  // A field that was complained about is checked at each change, so that its error goes as soon as it is mended.
  const { trigger } = form.methods;
  const checksAlways = errors.isShown;
  useEffect(() => {
    if (checksAlways) void trigger([...step.fields]);
  }, [checksAlways, step, trigger, values]);

  const { discounts } = useDiscounts({
    purpose: 'release',
    distributionId: hasPaid ? null : distributionId,
    packageId: hasPaid ? null : values.package,
    onlyPrice: true,
  });
  const payment = usePaymentPlace({
    form,
    values,
    saver,
    version,
    hasPaid,
    onPaid: (orderNumber) => {
      setPaid({ hasPaid: true, orderNumber });
      errors.clear();
      go(steps.length - 1);
    },
    onRefused: (error) => errors.refuse(text('validate-failed'), error),
  });
  const leaveQuestion = useLeaveGuard({
    saver,
    undone: ending.undone(hasPaid, draft.saving.edits > 0),
    isUploading: uploads.isRunning,
    mayGoTo: (wanted) => {
      if (payment.isBusy) return wanted > index;
      if (form.textErrors.size > 0) errors.show();
      return form.textErrors.size === 0;
    },
  });

  const next = (): void => {
    if (errors.own.length > 0) {
      errors.show();
      return;
    }
    if (isLast && uploads.isRunning) return;
    errors.clear();
    if (isLast) void ending.end();
    else {
      saver.saveOnLeaving();
      go(index + 1);
    }
  };
  const saveDraft = async (): Promise<void> => {
    if (await saver.save()) toast.show(text('draft-saved'), { tone: 'success', duration: 8000 });
  };
  const takeTheirs = async (): Promise<void> => {
    try {
      version.show(await version.read());
    } catch (error) {
      errors.refuse(text('release-load-failed'), error);
    }
  };
  const upgrade = async (): Promise<void> => {
    if (!saver.isOnDemand && !(await saver.save())) return;
    await navigate(screenAddress('upgradeRelease', { id: distributionId ?? undefined }));
  };
  const leadToPlace: HoldReasonsProps['onPlace'] = async (place) => {
    const { leadToReason } = await import('../../shared/editorial/leadToReason');
    return new Promise((resolve) => {
      errors.goTo(stepOfField(steps, place.field), () =>
        resolve(leadToReason(form.methods.getValues(), place, elementOfField)),
      );
    });
  };
  const dropRestored = (): void => {
    version.fill(start.saved);
    setRestoredFrom(null);
  };
  return {
    ...{ flow, release, form, draft, uploads, version, values, paid, packages, discounts },
    ...{ navigation, ending, errors, payment, leaveQuestion, restoredFrom },
    actions: {
      ...{ next, saveDraft, takeTheirs, upgrade, leadToPlace, dropRestored },
      seenRestored: () => setRestoredFrom(null),
    },
  };
}
