import { screenAddress } from '@dispatch/contract';
import { ActionBar, Button, ButtonLink, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { Screen } from '../../shared/screen/Screen';
import { forgetLegacyUser, legacyUser } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { Countdown } from './Countdown';
import { legacyAddress } from './legacyAddress';
import { callQuery } from '../../shared/api/callQuery';

const publicFeaturesQuery = {
  ...callQuery('getPublicFeatures', {}),
  staleTime: Infinity,
};

export function LegacyRedirect({ from }: { from: string | null }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(publicFeaturesQuery);
  const goOn = useCallback(() => void navigate('/', { replace: true }), [navigate]);
  const login = legacyUser();
  const back = legacyAddress(from);
  const cancel = (): void => {
    forgetLegacyUser();
    window.location.assign(back ?? screenAddress('welcome'));
  };
  return (
    <Screen title={text('legacy-redirect')} slug="Account" width="narrow">
      <Stack>
        {login === null ? null : <p>{text('legacy-last-login', { login })}</p>}
        {error ? (
          <FailedLoad
            title="The countdown could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data ? <Countdown seconds={data.redirectCountDown} onEnd={goOn} /> : null}
        <ActionBar>
          <ButtonLink href="/" variant="primary">
            Continue
          </ButtonLink>
          <Button onPress={cancel}>Cancel</Button>
        </ActionBar>
        {back === null ? null : <p>Cancel takes you to {back}</p>}
      </Stack>
    </Screen>
  );
}
