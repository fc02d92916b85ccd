import { isUpgradable } from '@dispatch/contract';
import type { SaveStatusProps } from '@dispatch/design-system';
import { formatOwnClock } from '../../shared/formatting/dates';
import { panelSteps } from '../../shared/wizard/stepPanel';
import { runningCost } from './runningCost';
import { saveState } from './saving';
import type { useWizard } from './useWizard';
import { blockedReason } from './wizardErrors';

type WizardState = ReturnType<typeof useWizard>;

function shellOf({
  flow,
  draft,
  values,
  paid,
  navigation,
  errors,
  payment,
  packages,
  discounts,
}: WizardState) {
  const { steps } = flow;
  const { index, step, reached, hrefOf } = navigation;
  const { prwebPressReleaseId } = draft.identity;
  const panel = steps.map(({ id, title, summary }, at) => ({
    id,
    label: title,
    value: id === 'payment' && paid.orderNumber !== null ? [`Order ${paid.orderNumber}`] : summary(values),
    hasProblems: errors.isIn(at),
  }));
  const name = prwebPressReleaseId === null ? 'New release' : `REL-${prwebPressReleaseId}`;
  return {
    slug: `${name} · Step ${index + 1} of ${steps.length}`,
    title: step.title,
    steps: panelSteps(panel, {
      index,
      reached,
      showsProblems: errors.isShown,
      hrefOf: payment.isBusy ? null : hrefOf,
    }),
    stepIndex: index,
    cost: runningCost(values, packages, paid.hasPaid, discounts),
  };
}

function backOf({ flow, navigation: { index, isLast, hrefOf }, payment }: WizardState) {
  if (payment.isBusy || (isLast && flow.ending === 'submit')) return null;
  return index === 0 ? { label: 'Cancel', href: flow.home } : { label: 'Back', href: hrefOf(index - 1) };
}

function saveStatusOf({ flow, draft: { saving, saver, stale } }: WizardState): SaveStatusProps | null {
  if (saving.edits === 0 && saving.savedAt === null && saving.error === null) return null;
  const state = saveState(saving);
  return {
    state: flow.isApproved && state === 'idle' ? 'unsaved' : state,
    at: saving.savedAt === null ? undefined : formatOwnClock(saving.savedAt),
    onRetry: stale === null ? () => void saver.save() : undefined,
  };
}

function historyOf({ draft: { identity, saver }, version }: WizardState) {
  const { distributionId, distributionVersion } = identity;
  if (distributionId === null) return null;
  return {
    distributionId,
    onOpen: () => {
      saver.saveOnLeaving();
      return saver.settle();
    },
    restoring: { distributionVersion: distributionVersion ?? 0, onRestored: version.show },
  };
}

/** What the parts of the wizard show and do, for each of them. */
export function wizardView(wizard: WizardState) {
  const { flow, release, form, draft, uploads, values, paid, actions } = wizard;
  const { navigation, ending, errors, payment } = wizard;
  const { steps, isDesk } = flow;
  const { step, isLast, hrefOf } = navigation;
  const { identity, saver, saving, stale } = draft;
  const { distributionId, prwebPressReleaseId } = identity;
  const { hasPaid } = paid;
  const state = release?.publicationState ?? 'DraftMode';
  return {
    step,
    shell: shellOf(wizard),
    back: backOf(wizard),
    saveDraft: actions.saveDraft,
    upgrade: !isDesk && isUpgradable({ ...values, state, hasPaid }) ? actions.upgrade : null,
    history: historyOf(wizard),
    saveStatus: saveStatusOf(wizard),
    notices: {
      summary: errors.summary,
      held: release?.isOnHold ? { reasons: release.holdReason, onPlace: actions.leadToPlace } : null,
      distributionId,
      isDesk,
      values,
      stale,
      onKeepMine: () => void saver.keepMine(),
      onTakeTheirs: () => void actions.takeTheirs(),
      saveError: saving.error,
      restoredFrom: wizard.restoredFrom,
      onDropRestored: actions.dropRestored,
      onSeenRestored: actions.seenRestored,
    },
    payment: step.id === 'payment' && !hasPaid ? payment.place : null,
    stepForm: {
      nextLabel: isLast ? ending.label : 'Next',
      blockedReason:
        isLast && uploads.isRunning
          ? 'Please wait until your files are uploaded.'
          : blockedReason(errors.own, errors.isShown),
      isPending: ending.isPending,
      onNext: actions.next,
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
      hasPaid,
      uploads,
      distributionId,
      isDesk,
    },
    bodyKey: `${step.id}-${wizard.version.revision}`,
    summary: {
      steps,
      values,
      hrefOf,
      distributionId,
      orderNumber: paid.orderNumber,
      endingFields: ending.fields,
      endingError: errors.isShown || flow.ending === 'republish' ? ending.errors[0]?.text : undefined,
    },
    preview: { ...values, prwebPressReleaseId },
    leaveQuestion: wizard.leaveQuestion,
  };
}
