import { ButtonLink, SectionHead, Stack, StatusTag } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { Loaded } from '../../shared/screen/Loaded';

/** Whether a second factor is asked for beside the password, and the way to the provider's page for it. */
export function SecondFactorSection() {
  const query = useQuery({
    queryKey: ['secondFactor'],
    queryFn: async () => (await call('getSecondFactorUrl')).data,
    // The person comes back from the provider's page with another answer.
    refetchOnWindowFocus: 'always',
  });
  return (
    <Stack>
      <SectionHead title="Second factor" />
      <Loaded query={query} failure="The state of your second factor could not be loaded">
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
                ? 'You are asked for it beside your password when you log in.'
                : 'Your password alone opens your account. A second factor keeps others out who know it.'}
            </p>
            <div>
              <ButtonLink href={data.secondFactorUrl}>
                {data.hasSecondFactor ? 'Change second factor' : 'Set up second factor'}
              </ButtonLink>
            </div>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
