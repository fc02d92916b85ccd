import { type components, formatMoment } from '@dispatch/contract';
import { Banner, Button } from '@dispatch/design-system';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/api/client';
import { errorText } from '../../../shared/api/errorTexts';

type State = components['schemas']['ContactVerificationState'];

function wordsOf({ email, isVerified, mailSentAt, nextMailAt }: State): string {
  if (isVerified) return `${email} is verified.`;
  const mail =
    mailSentAt === null
      ? 'No email is on its way to it.'
      : `We sent the email on ${formatMoment(mailSentAt)}.`;
  const next =
    nextMailAt === null
      ? 'You can send one now.'
      : `You can send the next one from ${formatMoment(nextMailAt)}.`;
  return `${email} is not verified yet. ${mail} ${next}`;
}

interface ContactCheckProps {
  waiting: readonly string[];
  onLook: () => Promise<unknown>;
}

/** Looks again whether the mailed links were followed: by itself when the window is used again, in words when asked. */
export function ContactCheck({ waiting, onLook }: ContactCheckProps) {
  const check = useMutation({
    mutationFn: async () => {
      const answers = await Promise.all(
        waiting.map((email) => call('getContactVerification', { query: { email } })),
      );
      await onLook();
      return { at: new Date().toISOString(), states: answers.map(({ data }) => data) };
    },
  });
  const isWaiting = waiting.length > 0;
  // A tab that is shown again is seen by the query; a window beside the one with the mail is shown all the time.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => void onLook();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isWaiting, onLook]);
  const { data, error } = check;
  return (
    <>
      <div role="status">
        {data ? (
          <Banner
            tone={data.states.every(({ isVerified }) => isVerified) ? 'success' : 'info'}
            title={`Checked on ${formatMoment(data.at)}`}
          >
            {data.states.map((state) => (
              <p key={state.email}>{wordsOf(state)}</p>
            ))}
          </Banner>
        ) : null}
      </div>
      {error ? (
        <Banner tone="danger" title="This could not be checked">
          {errorText(error)}
        </Banner>
      ) : null}
      {isWaiting ? (
        <div>
          <Button isPending={check.isPending} onPress={() => check.mutate()}>
            I have followed the link, check again
          </Button>
        </div>
      ) : null}
    </>
  );
}
