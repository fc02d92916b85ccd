import { ApiError } from '@dispatch/contract';
import { Banner, Button, Loader, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { isSocialResultAwaited, keepSocialResult, type SocialWord } from '../../shared/session/socialResult';
import { Screen } from '../../shared/screen/Screen';
import { text } from '../../shared/texts/texts';
import { closesAtOnce, confirmationQuery } from './socialAnswer';

const close = (
  <div>
    <Button onPress={() => window.close()}>Close window</Button>
  </div>
);

function Closed({ title, children }: { title: string; children: string }) {
  return (
    <Screen key={title} title={title} slug="Social" width="narrow">
      <Stack>
        <p>{children}</p>
        {close}
      </Stack>
    </Screen>
  );
}

/** Passes the network's answer on, once however often it is mounted, and tells the window that opened this one. */
function Confirmation({ network, query }: { network: SocialWord; query: URLSearchParams }) {
  const { data, error } = useQuery({
    queryKey: ['confirmSocialAuthorization', network, query.toString()],
    queryFn: async () => {
      try {
        const { data: account } = await call('confirmSocialAuthorization', {
          query: confirmationQuery(network, query),
        });
        keepSocialResult(network, { accountId: account.id });
        return account;
      } catch (error) {
        keepSocialResult(network, {
          error: errorText(error),
          status: error instanceof ApiError ? error.status : 0,
        });
        throw error;
      }
    },
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (data) window.close();
  }, [data]);
  if (data) return <Closed title="Connected">{text('social-connected')}</Closed>;
  return (
    <Screen key="working" title="Connecting your account" slug="Social" width="narrow">
      {error ? (
        <Stack>
          <Banner tone="danger" title="The account was not connected">
            {errorText(error)}
          </Banner>
          {close}
        </Stack>
      ) : (
        <Loader label="One moment…" />
      )}
    </Screen>
  );
}

export function SocialCallback({ network, query }: { network: SocialWord; query: URLSearchParams }) {
  const isOver = closesAtOnce(query, window.opener !== null || isSocialResultAwaited(network));
  useEffect(() => {
    if (isOver) window.close();
  }, [isOver]);
  if (!isOver) return <Confirmation network={network} query={query} />;
  return (
    <Closed title="Nothing was connected">
      {query.get('error_description') ?? 'Please close this window and connect the account again.'}
    </Closed>
  );
}
