import { Banner } from '@dispatch/design-system';
import { text } from '../texts/texts';

/** Why a release is on hold, for its customer. */
export function OnHoldBanner({ reasons }: { reasons: readonly string[] }) {
  return (
    <Banner tone="warning" title={text('release-on-hold')}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Banner>
  );
}
