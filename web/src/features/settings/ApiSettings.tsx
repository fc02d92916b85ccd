import type { CallData } from '@dispatch/contract';
import { Banner, Button, ConfirmDialog, EmptyState, Link, SectionHead, Stack } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { askAgain } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { Loaded } from '../../shared/screen/Loaded';
import { ShownOnceModal } from '../../shared/secrets/ShownOnceModal';
import { isImpersonating } from '../../shared/session/session';
import { type AccessToken, tokensQuery } from './tokensQuery';
import { TokenTable } from './TokenTable';

const TokenModal = lazy(() => import('./TokenModal'));

type Asked = { what: 'token' } | { what: 'revocation'; token: AccessToken } | null;

/** By what an account's own programs call. */
export function ApiSettings() {
  return (
    <Stack>
      <SectionHead title="Access tokens" />
      {isImpersonating() ? <p>Access tokens are made and seen by their owner alone.</p> : <Tokens />}
    </Stack>
  );
}

function Tokens() {
  const query = useQuery(tokensQuery);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const [made, setMade] = useState<CallData<'createAccessToken'> | null>(null);
  const [done, setDone] = useState('');
  const revoking = useMutation({
    mutationFn: ({ id }: AccessToken) => call('revokeAccessToken', { path: { id } }),
    onSuccess: (_answer, { name }) => setDone(`${name} is revoked. Programs that use it are refused.`),
    onSettled: () => {
      setAsked(null);
      return askAgain(queryClient, 'listAccessTokens');
    },
  });
  return (
    <>
      <p>
        Your own programs call with a token what you do here by hand. What each call needs is in the{' '}
        <Link href="/api/docs" rel="external">
          documentation of the API
        </Link>
        . No token pays by card, changes your password or makes other tokens, and all are revoked when you
        change your password.
      </p>
      <div role="status">{done === '' ? null : <Banner tone="success" title={done} />}</div>
      {revoking.error ? (
        <Banner tone="danger" title="The token was not revoked">
          {errorText(revoking.error)}
        </Banner>
      ) : null}
      <Loaded
        query={query}
        failure="Your access tokens could not be loaded"
        loading="Loading your access tokens…"
      >
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState title="No access token yet" />
          ) : (
            <TokenTable tokens={tokens} onRevoke={(token) => setAsked({ what: 'revocation', token })} />
          )
        }
      </Loaded>
      <div>
        <Button variant="primary" onPress={() => setAsked({ what: 'token' })}>
          Make an access token
        </Button>
      </div>
      {asked?.what === 'token' ? (
        <Suspense>
          <TokenModal
            onMade={(answer) => {
              setAsked(null);
              setDone('');
              setMade(answer);
              void askAgain(queryClient, 'listAccessTokens');
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
      {made === null ? null : (
        <ShownOnceModal
          title={`The token ${made.accessToken.name}`}
          what="token"
          secret={made.token}
          onClose={() => {
            setDone(`${made.accessToken.name} is made. We have emailed you so.`);
            setMade(null);
          }}
        >
          The program sends it with each call: Authorization: Bearer, a blank and the token.
        </ShownOnceModal>
      )}
      <ConfirmDialog
        isOpen={asked?.what === 'revocation'}
        title={`Revoke ${asked?.what === 'revocation' ? asked.token.name : ''}?`}
        confirmLabel="Revoke"
        tone="danger"
        isPending={revoking.isPending}
        onConfirm={() => {
          if (asked?.what === 'revocation') revoking.mutate(asked.token);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>Programs that use it are refused at once. This cannot be taken back; you can make another.</p>
      </ConfirmDialog>
    </>
  );
}
