import { screenAddress } from '@dispatch/contract';
import { Link } from '@dispatch/design-system';

/** Leads from a published release to how often it is read. */
export function AnalyticsLink({ id }: { id: number }) {
  return (
    <p>
      <Link href={screenAddress('releaseAnalytics', { id })}>See how often it is read</Link>
    </p>
  );
}
