import { isUpgradable, type components, screenAddress } from '@dispatch/contract';
import { useToast, type SaveStatusProps } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { packagesQuery } from '../../shared/api/queries';
import { useDiscounts } from '../../shared/discounts/useDiscounts';
import { elementOfField } from '../../shared/editorial/shownFields';
import type { HoldReasonsProps } from '../../shared/release/HoldReasons';
import { text } from '../../shared/texts/texts';
import { panelSteps } from '../../shared/wizard/stepPanel';
import { useStepInAddress, useStepPlace } from '../../shared/wizard/useStepPlace';
import { contactEmails } from './contactEmails';
import { keepReached, readReached } from './localCopy';
import { runningTotal } from './runningTotal';
import { formatOwnClock } from '../../shared/formatting/dates';
import { errorsNow, useReleaseForm } from './releaseForm';
import type { ReleaseValues } from './releaseValues';
import { saveState } from './saving';
import { useEnding } from './useEnding';
import { useDraft } from './useDraft';
import { useListErrors } from './useKnownLists';
import { useLeaveGuard } from './useLeaveGuard';
import { useNamedRelease } from './useNamedRelease';
import { usePaymentPlace } from './usePaymentPlace';
import { useReleaseUploads } from './useReleaseUploads';
import { useSavedVersion } from './useSavedVersion';
import { useWizardErrors } from './useWizardErrors';
import { verifiedEmailsQuery } from './verifiedEmails';
import { blockedReason, stepErrors } from './wizardErrors';
import type { WizardStart } from './wizardStart';
import { stepOfField } from './wizardSteps';
import type { WizardFlow } from './wizardFlow';

export interface WizardOptions {
  kind: 'create' | 'edit';
  flow: WizardFlow;
  release: components['schemas']['Release'] | null;
  start: WizardStart;
  userId: number;
  onFirstSave: (distributionId: number) => void;
}

export function useWizard({ kind, flow, release, start, userId, onFirstSave }: WizardOptions) {
  const { steps, ending, isDesk } = flow;
  const form = useReleaseForm(start.values);
  const { saver, saving, identity, stale } = useDraft({ ...start, form, userId, flow });
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

  const values = useWatch({ control: form.methods.control }) as ReleaseValues;
  const ofLists = useListErrors(values, paid.hasPaid);
  const facts = {
    values,
    broken: [...errorsNow(values), ...ofLists],
    // Whose addresses they are at the desk, nobody can verify here.
    verified: isDesk ? contactEmails(values) : verified,
    hasPaid: paid.hasPaid,
  };
  const [furthest] = useState(() => {
    const inOrder = stepErrors(steps, facts)[0]?.step ?? steps.length - 1;
    const known =
      kind === 'create' && !paid.hasPaid ? readReached(userId, start.identity.distributionId) : null;
    return Math.min(inOrder, known ?? inOrder);
  });
  const place = useStepPlace({
    furthest,
    opensAtFirst: release === null || release.isOnHold || ending !== 'submit',
    isNew: release === null && start.restoredFrom === null,
  });
  const { index, go, hrefOf, reached } = place;
  useStepInAddress(index);
  useNamedRelease(identity.distributionId, onFirstSave);
  const { distributionId } = identity;
  useEffect(() => {
    if (kind === 'create') keepReached(userId, distributionId, paid.hasPaid ? null : reached);
  }, [kind, userId, distributionId, paid.hasPaid, reached]);

  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;
  const atEnd = useEnding({
    flow,
    edits: release?.editRequests?.filter(({ state }) => state === 'open') ?? [],
    form,
    saver,
    onRefused: (title, error) => errors.refuse(title, error),
  });
  const errors = useWizardErrors({ steps, place, facts, typed: form.textErrors, ending: atEnd.errors });

  // A field that was complained about is checked at each change, so that its error goes as soon as it is mended.
  const { trigger } = form.methods;
  const checksAlways = errors.isShown;
  useEffect(() => {
    if (checksAlways) void trigger([...step.fields]);
  }, [checksAlways, step, trigger, values]);

  const { discounts } = useDiscounts({
    purpose: 'release',
    distributionId: paid.hasPaid ? null : distributionId,
    packageId: paid.hasPaid ? null : values.package,
    onlyPrice: true,
  });
  const payment = usePaymentPlace({
    form,
    values,
    saver,
    version,
    hasPaid: paid.hasPaid,
    onPaid: (orderNumber) => {
      setPaid({ hasPaid: true, orderNumber });
      errors.clear();
      go(steps.length - 1);
    },
    onRefused: (error) => errors.refuse(text('validate-failed'), error),
  });
  const isChanged = saving.edits > 0 || atEnd.isBegun;
  const undone = {
    submit: paid.hasPaid && (kind === 'create' || isChanged) ? ('wizard-leave-unsubmitted' as const) : null,
    republish: isChanged ? ('wizard-leave-unpublished' as const) : null,
    save: null,
  };
  const leaveQuestion = useLeaveGuard({
    saver,
    undone: undone[ending],
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
    if (isLast) void atEnd.end();
    else {
      saver.saveOnLeaving();
      go(index + 1);
    }
  };
  const endingLabel = {
    submit: release?.isOnHold || release?.isResubmit ? 'Resubmit' : 'Submit to Editorial',
    republish: 'Republish',
    save: 'Save Changes',
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
  const state = release?.publicationState ?? 'DraftMode';
  const upgrade = async (): Promise<void> => {
    if (!saver.isOnDemand && !(await saver.save())) return;
    await navigate(screenAddress('upgradeRelease', { id: identity.distributionId ?? undefined }));
  };
  const leadToPlace: HoldReasonsProps['onPlace'] = async (place) => {
    const { leadToReason } = await import('../../shared/editorial/leadToReason');
    return new Promise((resolve) => {
      errors.goTo(stepOfField(steps, place.field), () =>
        resolve(leadToReason(form.methods.getValues(), place, elementOfField)),
      );
    });
  };
  const saveStatus: SaveStatusProps = {
    state: flow.isApproved && saveState(saving) === 'idle' ? 'unsaved' : saveState(saving),
    at: saving.savedAt === null ? undefined : formatOwnClock(saving.savedAt),
    onRetry: stale === null ? () => void saver.save() : undefined,
  };
  const panel = steps.map(({ id, title, summary }, at) => ({
    id,
    label: title,
    value: id === 'payment' && paid.orderNumber !== null ? [`Order ${paid.orderNumber}`] : summary(values),
    hasProblems: errors.isIn(at),
  }));
  const back =
    index === 0 ? { label: 'Cancel', href: flow.home } : { label: 'Back', href: hrefOf(index - 1) };
  const name = identity.prwebPressReleaseId === null ? 'New release' : `REL-${identity.prwebPressReleaseId}`;
  return {
    step,
    shell: {
      slug: `${name} · Step ${index + 1} of ${steps.length}`,
      title: step.title,
      steps: panelSteps(panel, {
        index,
        reached,
        showsProblems: errors.isShown,
        hrefOf: payment.isBusy ? null : hrefOf,
      }),
      stepIndex: index,
      total: runningTotal(values, packages, paid.hasPaid, discounts),
    },
    back: payment.isBusy || (isLast && ending === 'submit') ? null : back,
    saveDraft,
    upgrade: !isDesk && isUpgradable({ ...values, state, hasPaid: paid.hasPaid }) ? upgrade : null,
    history:
      identity.distributionId === null
        ? null
        : {
            distributionId: identity.distributionId,
            onOpen: () => {
              saver.saveOnLeaving();
              return saver.settle();
            },
            restoring: {
              distributionVersion: identity.distributionVersion ?? 0,
              onRestored: version.show,
            },
          },
    saveStatus: saving.edits === 0 && saving.savedAt === null && saving.error === null ? null : saveStatus,
    notices: {
      summary: errors.summary,
      held: release?.isOnHold ? { reasons: release.holdReason, onPlace: leadToPlace } : null,
      distributionId: identity.distributionId,
      isDesk,
      values,
      stale,
      onKeepMine: () => void saver.keepMine(),
      onTakeTheirs: () => void takeTheirs(),
      saveError: saving.error,
      restoredFrom,
      onDropRestored: () => {
        version.fill(start.saved);
        setRestoredFrom(null);
      },
      onSeenRestored: () => setRestoredFrom(null),
    },
    payment: step.id === 'payment' && !paid.hasPaid ? payment.place : null,
    stepForm: {
      nextLabel: isLast ? endingLabel[ending] : 'Next',
      blockedReason:
        isLast && uploads.isRunning
          ? 'Please wait until your files are uploaded.'
          : blockedReason(errors.own, errors.isShown),
      isPending: atEnd.isPending,
      onNext: next,
      onLeaveField: saver.saveOnLeaving,
    },
    body: {
      id: step.id,
      form: {
        ...form,
        attempts: errors.isShown ? errors.summary.focusKey : 0,
        otherErrors: errors.own.map(({ text: words }) => words),
      },
      values,
      hasPaid: paid.hasPaid,
      uploads,
      distributionId: identity.distributionId,
      isDesk,
    },
    bodyKey: `${step.id}-${version.revision}`,
    summary: {
      steps,
      values,
      hrefOf,
      distributionId: identity.distributionId,
      orderNumber: paid.orderNumber,
      endingFields: atEnd.fields,
      endingError: errors.isShown || ending === 'republish' ? atEnd.errors[0]?.text : undefined,
    },
    preview: { ...values, prwebPressReleaseId: identity.prwebPressReleaseId },
    leaveQuestion,
  };
}
