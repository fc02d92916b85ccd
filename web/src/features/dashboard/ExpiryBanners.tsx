import { Banner, Link } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { featuresQuery } from '../../shared/api/queries';
import { formatDay } from '../../shared/formatting/dates';
import { daysText, socialStateOf } from '../../shared/social/socialState';
import { text } from '../../shared/texts/texts';
import { useDismissal } from './dismissal';
import { holdingsOf } from './holdings';
import { bundlesQuery, linkedInQuery } from './queries';

/** Prepaid releases that expire within 30 days, until it is dismissed (document 1 §2, Dashboard). */
export function BundleBanner() {
  const { data, dataUpdatedAt } = useQuery(bundlesQuery);
  const { expiring, firstExpiry } = holdingsOf(data ?? [], new Date(dataUpdatedAt)).all;
  const [isDismissed, dismiss] = useDismissal('bundles', firstExpiry ?? '');
  if (firstExpiry === null || isDismissed) return null;
  return (
    <Banner tone="warning" title={text('bundles-expiring')} onDismiss={dismiss}>
      {expiring === 1 ? '1 prepaid release expires' : `${expiring} prepaid releases expire`} within 30 days,
      the first on {formatDay(firstExpiry)}.
    </Banner>
  );
}

/** A LinkedIn connection that expires soon, or has expired, until it is dismissed. */
export function SocialBanner() {
  const { data: features } = useQuery(featuresQuery);
  const canConnect = features?.hasEnableOAuthLinkedIn ?? false;
  const { data, dataUpdatedAt } = useQuery({ ...linkedInQuery, enabled: canConnect });
  const state = socialStateOf(data ?? undefined, dataUpdatedAt);
  const [isDismissed, dismiss] = useDismissal('social', `${state.kind} ${data?.tokenExpireDate ?? ''}`);
  if (!canConnect || isDismissed || (state.kind !== 'expiring' && state.kind !== 'expired')) return null;
  const words =
    state.kind === 'expired'
      ? text('linkedin-expired')
      : text('linkedin-expiring', { days: daysText(state.days) });
  return (
    <Banner
      tone="warning"
      title={words}
      action={<Link href="/settings/social">Social settings</Link>}
      onDismiss={dismiss}
    />
  );
}
