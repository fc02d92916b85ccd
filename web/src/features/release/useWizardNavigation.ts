import { useEffect, useState } from 'react';
import { useStepInAddress, useStepPlace } from '../../shared/wizard/useStepPlace';
import { keepReached, readReached } from './localCopy';
import { useNamedRelease } from './useNamedRelease';
import { stepErrors, type ReleaseFacts } from './wizardErrors';
import type { WizardOptions } from './wizardOptions';

interface NavigationOptions extends WizardOptions {
  facts: ReleaseFacts;
  /** Null until the release is saved for the first time. */
  distributionId: number | null;
}

/** Which step is shown and how far one may go; a new release is opened again where it was left. */
export function useWizardNavigation(options: NavigationOptions) {
  const { kind, flow, release, start, userId, facts, distributionId, onFirstSave } = options;
  const { steps, ending } = flow;
  const { hasPaid } = facts;
  const [furthest] = useState(() => {
    const inOrder = stepErrors(steps, facts)[0]?.step ?? steps.length - 1;
    const known = kind === 'create' && !hasPaid ? readReached(userId, start.identity.distributionId) : null;
    return Math.min(inOrder, known ?? inOrder);
  });
  const place = useStepPlace({
    furthest,
    opensAtFirst: release === null || release.isOnHold || ending !== 'submit',
    isNew: release === null && start.restoredFrom === null,
  });
  const { index, reached } = place;
  useStepInAddress(index);
  useNamedRelease(distributionId, onFirstSave);
  useEffect(() => {
    if (kind === 'create') keepReached(userId, distributionId, hasPaid ? null : reached);
  }, [kind, userId, distributionId, hasPaid, reached]);
  return { ...place, step: steps[index] ?? steps[0], isLast: index === steps.length - 1 };
}
