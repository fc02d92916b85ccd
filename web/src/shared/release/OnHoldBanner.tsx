import { Banner } from '@dispatch/design-system';
import { text } from '../texts/texts';

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
