import { formatDay, screenAddress } from '@dispatch/contract';
import { Banner, Link } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bundlesQuery, featuresQuery } from '../../shared/api/queries';
import { daysText, socialStateOf } from '../../shared/social/socialState';
import { isDistributionAvailable } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import styles from './dashboard.module.css';
import { useDismissal } from './dismissal';
import { holdingsOf } from './holdings';
import { linkedInQuery, readByScreen } from './queries';

function BundleBanner() {
  const { data, dataUpdatedAt } = useQuery({ ...bundlesQuery, ...readByScreen });
  const { expiring, firstExpiry } = holdingsOf(data ?? [], new Date(dataUpdatedAt)).all;
  const [isDismissed, dismiss] = useDismissal('bundles', firstExpiry ?? '');
  if (firstExpiry === null || isDismissed) return null;
  return (
    <Banner tone="warning" size="small" title={text('bundles-expiring')} onDismiss={dismiss}>
      {expiring === 1 ? '1 prepaid release expires' : `${expiring} prepaid releases expire`} within 30 days,
      the first on {formatDay(firstExpiry)}.
    </Banner>
  );
}

function SocialBanner() {
  const { data: features } = useQuery(featuresQuery);
  const canConnect = features?.hasEnableOAuthLinkedIn ?? false;
  const { data } = useQuery({ ...linkedInQuery, ...readByScreen, enabled: canConnect });
  // What was kept over a reload has no time of its own, and is judged at once.
  const [now] = useState(() => Date.now());
  const state = socialStateOf(data ?? undefined, now);
  const [isDismissed, dismiss] = useDismissal('social', [state.kind, data?.tokenExpireDate].join(' '));
  if (!canConnect || isDismissed || (state.kind !== 'expiring' && state.kind !== 'expired')) return null;
  const words =
    state.kind === 'expired'
      ? text('linkedin-expired')
      : text('linkedin-expiring', { days: daysText(state.days) });
  return (
    <Banner
      tone="warning"
      size="small"
      title={words}
      action={<Link href={screenAddress('settingsPage', { page: 'social' })}>Social settings</Link>}
      onDismiss={dismiss}
    />
  );
}

export function ExpiryBanners() {
  return (
    <div className={styles.notices}>
      {isDistributionAvailable() ? null : (
        <Banner tone="warning" size="small" title={text('distribution-unavailable')} />
      )}
      <BundleBanner />
      <SocialBanner />
    </div>
  );
}
