import { fittingAddress, screenFor, type components, screenAddress } from '@dispatch/contract';
import { useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sessionActor } from '../features/release/wizardFlow';
import { createSteps, editSteps, sameStep } from '../features/release/wizardSteps';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';

type Release = components['schemas']['Release'];

interface FittingScreenProps {
  release: Release;
  screen: 'create' | 'edit';
  isDesk?: boolean;
  children: (release: Release) => ReactNode;
}

/** What was loaded first counts: the wizard knows of all later changes itself. */
export function FittingScreen({ release, screen, isDesk = false, children }: FittingScreenProps) {
  const [opened] = useState(release);
  const [query] = useSearchParams();
  const { distributionId, publicationState, hasPaid } = opened;
  // Staff and who acts for a customer may edit where the customer reads.
  const actor = screen === 'edit' ? sessionActor(isDesk) : 'customer';
  const fitting = screenFor({ state: publicationState, hasPaid }, actor);
  if (fitting === screen) return children(opened);
  if (isDesk) return <Navigate to={screenAddress('review', { id: distributionId })} replace />;
  if (fitting === 'notFound') return <NotFoundScreen />;
  const currentStep = query.get('currentStep');
  // A paid release that is opened at one of the eight steps goes on at the same of the five.
  const step =
    fitting === 'edit' && currentStep !== null
      ? sameStep(createSteps, editSteps, currentStep) + 1
      : undefined;
  return <Navigate to={fittingAddress(fitting, distributionId, step)} replace />;
}
