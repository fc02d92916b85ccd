import type { ReleaseState } from '@dispatch/contract';
import { Banner } from '@dispatch/design-system';
import { text } from '../texts/texts';

const titleOf = (state: ReleaseState) => {
  if (state === 'OnHoldLocked') return text('release-on-hold-locked');
  return text(state === 'NotSent' ? 'release-refused' : 'release-on-hold');
};

interface OnHoldBannerProps {
  reasons: readonly string[];
  state?: ReleaseState;
}

/** Why a release is on hold, or was refused for good. */
export function OnHoldBanner({ reasons, state = 'OnHold' }: OnHoldBannerProps) {
  return (
    <Banner tone="warning" title={titleOf(state)}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Banner>
  );
}
