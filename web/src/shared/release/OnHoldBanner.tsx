import type { ReleaseState } from '@dispatch/contract';
import { Banner } from '@dispatch/design-system';
import { HoldReasons, type HoldReasonsProps } from './HoldReasons';
import { text } from '../texts/texts';

const titleOf = (state: ReleaseState) => {
  if (state === 'OnHoldLocked') return text('release-on-hold-locked');
  return text(state === 'NotSent' ? 'release-refused' : 'release-on-hold');
};

interface OnHoldBannerProps extends HoldReasonsProps {
  state?: ReleaseState;
}

/** Why a release is on hold, or was refused for good. */
export function OnHoldBanner({ state = 'OnHold', ...reasons }: OnHoldBannerProps) {
  return (
    <Banner tone="warning" title={titleOf(state)}>
      <HoldReasons {...reasons} />
    </Banner>
  );
}
