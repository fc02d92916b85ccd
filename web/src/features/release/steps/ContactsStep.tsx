import { Banner, Button, ListRow, Loader, RuledList, Stack, StatusTag } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { errorTexts } from '../../../shared/api/errorTexts';
import { FailedLoad } from '../../../shared/screen/FailedLoad';
import { text } from '../../../shared/texts/texts';
import { contactEmails } from '../contactEmails';
import type { ReleaseValues } from '../releaseValues';
import { verifiedEmailsQuery } from '../verifiedEmails';
import { ContactCheck } from './ContactCheck';

const noticeLength = 30;
const short = (email: string): string =>
  email.length > noticeLength ? `${email.slice(0, noticeLength)}…` : email;

export function ContactsStep({ values }: { values: ReleaseValues }) {
  const verified = useQuery(verifiedEmailsQuery);
  const queryClient = useQueryClient();
  const emails = contactEmails(values);
  const ask = useMutation({
    mutationFn: (email: string) => call('verifyContact', { body: { entityKey: email } }),
    onSuccess: () => queryClient.invalidateQueries(verifiedEmailsQuery),
  });
  if (verified.isPending) return <Loader label="Loading the verified addresses…" shape="form" />;
  if (verified.isError) {
    return (
      <FailedLoad
        title="The verified addresses could not be loaded."
        error={verified.error}
        onRetry={() => void verified.refetch()}
      />
    );
  }
  const isVerified = (email: string): boolean => verified.data.includes(email);
  return (
    <Stack>
      <p>
        Each contact address has to be verified once, with a link that we email to it, before you can
        continue.
      </p>
      {ask.isSuccess && ask.data.status !== 200 && !isVerified(ask.variables) ? (
        <Banner tone="warning">{text('contact-mail-sent', { email: short(ask.variables) })}</Banner>
      ) : null}
      {ask.isError ? (
        <Banner tone="danger" title={text('contact-verify-failed', { email: short(ask.variables) })}>
          {errorTexts(ask.error).map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Banner>
      ) : null}
      <RuledList label="Addresses">
        {emails.map((email) => (
          <ListRow
            key={email}
            headline={email}
            tag={
              isVerified(email) ? (
                <StatusTag tone="live">Verified</StatusTag>
              ) : (
                <StatusTag tone="onhold">Not verified</StatusTag>
              )
            }
          >
            {isVerified(email) ? null : (
              <Button
                aria-label={`Verify ${email}`}
                isPending={ask.isPending && ask.variables === email}
                onPress={() => ask.mutate(email)}
              >
                Verify
              </Button>
            )}
          </ListRow>
        ))}
      </RuledList>
      <ContactCheck waiting={emails.filter((email) => !isVerified(email))} onLook={verified.refetch} />
    </Stack>
  );
}

/** Of a release that is somebody else's: only the customer can verify them. */
export function ContactAddresses({ values }: { values: ReleaseValues }) {
  return (
    <Stack>
      <p>
        The customer verified the addresses that were submitted. A release is not republished with one that
        the customer has not verified.
      </p>
      <RuledList label="Addresses">
        {contactEmails(values).map((email) => (
          <ListRow key={email} headline={email} />
        ))}
      </RuledList>
    </Stack>
  );
}
