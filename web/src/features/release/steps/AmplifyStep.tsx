import { listsToChoose } from '@dispatch/contract';
import { Loader, SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { journalistListsQuery } from '../../../shared/api/queries';
import { runtimeConfig } from '../../../shared/config/runtimeConfig';
import { FailedLoad } from '../../../shared/screen/FailedLoad';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';
import { JournalistListPicker } from './JournalistListPicker';
import { SocialFields } from './SocialFields';
import { SocialPost } from './SocialPost';

const ConnectedAccounts = lazy(() => import('../../../shared/social/ConnectedAccounts'));

interface AmplifyStepProps {
  form: ReleaseForm;
  isPaid: boolean;
  isDesk: boolean;
}

export function AmplifyStep({ form, isPaid, isDesk }: AmplifyStepProps) {
  const [packageId, cjl, selected, hasPost] = useWatch({
    control: form.methods.control,
    name: ['package', 'cjl', 'cjlSelected', 'hasCisionSocialPost'],
  });
  const lists = useQuery(journalistListsQuery);
  const isShareSold = runtimeConfig().hasSharePost || hasPost || isPaid;
  const hasLists = listsToChoose(packageId, cjl) > 0 || selected.length > 0;
  return (
    <Stack>
      <SectionHead title="Journalist lists" />
      {hasLists ? null : (
        <p>
          {isPaid
            ? 'Your release was ordered without journalist lists.'
            : 'You have no journalist lists. You can add them in the step Additions.'}
        </p>
      )}
      {hasLists && lists.isPending ? <Loader label="Loading the journalist lists…" shape="row" /> : null}
      {hasLists && lists.isError ? (
        <FailedLoad
          title="The journalist lists could not be loaded."
          error={lists.error}
          onRetry={() => void lists.refetch()}
        />
      ) : null}
      {hasLists && lists.data ? (
        <JournalistListPicker form={form} isPaid={isPaid} lists={lists.data} />
      ) : null}
      {isShareSold ? <SectionHead title="Share on X" /> : null}
      <SocialPost form={form} isPaid={isPaid} />
      <SocialFields form={form} isDesk={isDesk} />
      {isDesk ? null : (
        <>
          <SectionHead title={text('social-settings')} />
          <Suspense fallback={<Loader label="Loading your social accounts…" shape="row" />}>
            <ConnectedAccounts />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
