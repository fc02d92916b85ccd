import { Banner, Loader, RuledList } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { featuresQuery, socialAccountsQuery } from '../api/queries';
import { FailedLoad } from '../screen/FailedLoad';
import { SocialRow } from './SocialRow';

/** The networks that are switched on, each with its account. One that cannot be read counts as not connected. */
export default function ConnectedAccounts() {
  const accounts = useQuery(socialAccountsQuery);
  const features = useQuery(featuresQuery);
  if (features.isError && features.data === undefined)
    return (
      <FailedLoad
        title="Your social accounts could not be loaded"
        error={features.error}
        onRetry={() => void features.refetch()}
      />
    );
  const rows = accounts.isError ? [] : accounts.data;
  const switches = features.data;
  if (rows === undefined || switches === undefined)
    return <Loader label="Loading your social accounts…" shape="row" />;
  const now = Math.max(accounts.dataUpdatedAt, accounts.errorUpdatedAt);
  return (
    <>
      {accounts.isError ? (
        <Banner tone="warning">Your social accounts could not be loaded, and count as not connected.</Banner>
      ) : null}
      <RuledList label="Social networks">
        <SocialRow network="Twitter" accounts={rows} now={now} />
        {switches.hasEnableOAuthLinkedIn ? <SocialRow network="LinkedIn" accounts={rows} now={now} /> : null}
        {switches.hasEnableOAuthFacebook ? <SocialRow network="Facebook" accounts={rows} now={now} /> : null}
      </RuledList>
    </>
  );
}
