import { Loader, RuledList, SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { featuresQuery, socialAccountsQuery } from '../../shared/api/queries';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { text } from '../../shared/texts/texts';
import { SocialRow } from './SocialRow';

export function SocialSettings() {
  const accounts = useQuery(socialAccountsQuery);
  const features = useQuery(featuresQuery);
  const error = accounts.error ?? features.error;
  const retry = (): void => {
    void accounts.refetch();
    void features.refetch();
  };
  const rows = accounts.data;
  const switches = features.data;
  return (
    <Stack>
      <SectionHead title={text('social-settings')} />
      {error ? (
        <FailedLoad title="Your social accounts could not be loaded" error={error} onRetry={retry} />
      ) : null}
      {!error && !(rows && switches) ? <Loader label="Loading your social accounts…" /> : null}
      {!error && rows && switches ? (
        <RuledList label="Social networks">
          <SocialRow network="Twitter" accounts={rows} now={accounts.dataUpdatedAt} />
          {switches.hasEnableOAuthLinkedIn ? (
            <SocialRow network="LinkedIn" accounts={rows} now={accounts.dataUpdatedAt} />
          ) : null}
          {switches.hasEnableOAuthFacebook ? (
            <SocialRow network="Facebook" accounts={rows} now={accounts.dataUpdatedAt} />
          ) : null}
        </RuledList>
      ) : null}
    </Stack>
  );
}
