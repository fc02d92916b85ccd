import { Banner, Button, ButtonLink, StatusTag } from '@dispatch/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { Loaded } from '../../shared/screen/Loaded';
import { SettingsSection } from './SettingsSection';
import { callQuery } from '../../shared/api/callQuery';

export function SecondFactorSection() {
  const query = useQuery({
    ...callQuery('getSecondFactorUrl', {}),
    // The person comes back from the provider's page with another answer.
    refetchOnWindowFocus: 'always',
  });
  const change = useMutation({
    mutationFn: async (address: string) => {
      await call('endOtherSessions');
      return address;
    },
    onSuccess: (address) => window.location.assign(address),
  });
  return (
    <SettingsSection id="second-factor">
      {change.error ? (
        <Banner tone="danger" title="Your second factor cannot be changed right now">
          {errorText(change.error)}
        </Banner>
      ) : null}
      <Loaded query={query} failure="Your second factor could not be loaded">
        {(data) => (
          <>
            <div>
              {data.hasSecondFactor ? (
                <StatusTag tone="live">Set up</StatusTag>
              ) : (
                <StatusTag tone="draft">Not set up</StatusTag>
              )}
            </div>
            <p>
              {data.hasSecondFactor
                ? 'You are asked for it along with your password when you log in. When you change it, you are logged out everywhere else.'
                : 'Your account is protected by your password alone. A second factor keeps out anyone who learns it.'}
            </p>
            <div>
              {data.hasSecondFactor ? (
                <Button isPending={change.isPending} onPress={() => change.mutate(data.secondFactorUrl)}>
                  Change second factor
                </Button>
              ) : (
                <ButtonLink href={data.secondFactorUrl}>Set up second factor</ButtonLink>
              )}
            </div>
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
