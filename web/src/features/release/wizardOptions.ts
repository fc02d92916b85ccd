import type { components } from '@dispatch/contract';
import type { WizardFlow } from './wizardFlow';
import type { WizardStart } from './wizardStart';

/** What the wizard is opened for. */
export interface WizardOptions {
  kind: 'create' | 'edit';
  flow: WizardFlow;
  release: components['schemas']['Release'] | null;
  start: WizardStart;
  userId: number;
  onFirstSave: (distributionId: number) => void;
}
