import { actionsFrom, type Actor, type components, screenAddress } from '@dispatch/contract';
import { isImpersonating, sessionGroup } from '../../shared/session/session';
import { createSteps, editSteps, republishSteps, type Steps } from './wizardSteps';

type Release = components['schemas']['Release'];

/** As whom the person of this session opens a release: at the desk, or in the customer's place. */
export function sessionActor(isDesk: boolean): Actor {
  if (isDesk) return sessionGroup() === 'ADMIN' ? 'admin' : 'editor';
  return isImpersonating() ? 'impersonator' : 'customer';
}

export interface WizardFlow {
  steps: Steps;
  /** What the last button does; never a move that the state of the release forbids. */
  ending: 'submit' | 'save' | 'republish';
  /** The release is somebody else's, and the editors' calls read and save it. */
  isDesk: boolean;
  /** It goes out at its hour without another look: nothing is saved by itself. */
  isApproved: boolean;
  /** Where the wizard was opened from. */
  home: string;
}

export function wizardFlow(kind: 'create' | 'edit', release: Release | null, isDesk: boolean): WizardFlow {
  const actions = release === null ? null : actionsFrom(release.publicationState, sessionActor(isDesk));
  if (release === null || actions?.includes('submit') || actions?.includes('resubmit')) {
    const steps = kind === 'create' ? createSteps : editSteps;
    return { steps, ending: 'submit', isDesk, isApproved: false, home: '/' };
  }
  const isRepublished = actions?.includes('republish') === true;
  return {
    steps: isRepublished ? republishSteps : editSteps,
    ending: isRepublished ? 'republish' : 'save',
    isDesk,
    isApproved: release.publicationState === 'PendingDistribution',
    home: screenAddress(isDesk ? 'review' : 'releaseDetails', { id: release.distributionId }),
  };
}
