import type { components } from '@dispatch/contract';
import { ActionBar, Button, Loader, Modal } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import { FormRadioGroup } from '../forms/choiceFields';
import { FormBody } from '../forms/FormBody';
import { useContractForm } from '../forms/useContractForm';
import { FailedLoad } from '../screen/FailedLoad';
import { callQuery } from '../api/callQuery';

type Page = components['schemas']['FacebookPage'];
type Choice = { pageId: string };

function PageForm({ pages, chosen, onDone }: { pages: Page[]; chosen: string; onDone: () => void }) {
  const form = useContractForm<Choice>('FacebookPageChoice', {
    stage: 'full',
    defaultValues: { pageId: chosen },
  });
  const choose = async (body: Choice): Promise<void> => {
    await call('chooseFacebookPage', { body });
    onDone();
  };
  return (
    <FormBody form={form} onSubmit={choose} refusalTitle="The page was not chosen">
      <FormRadioGroup
        name="pageId"
        label="Post to the page"
        options={pages.map(({ id, name }) => ({ id, label: name }))}
      />
      <ActionBar>
        <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
          Use this page
        </Button>
      </ActionBar>
    </FormBody>
  );
}

interface FacebookPageModalProps {
  /** The page that is used now. */
  pageId: string | null;
  onDone: () => void;
  onClose: () => void;
}

/** The choice of the page that releases are posted to: Facebook is asked each time. */
export function FacebookPageModal({ pageId, onDone, onClose }: FacebookPageModalProps) {
  const pages = useQuery({
    ...callQuery('listFacebookPages', {}),
    gcTime: 0,
    retry: false,
  });
  return (
    <Modal isOpen onClose={onClose} title="Choose a Facebook page">
      {pages.isPending ? <Loader label="Asking Facebook for your pages…" /> : null}
      {pages.isError ? (
        <FailedLoad
          title="Your pages could not be loaded"
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
      {pages.data?.length === 0 ? (
        <p>This account has no page to post to. Create one at Facebook, and connect the account again.</p>
      ) : null}
      {pages.data && pages.data.length > 0 ? (
        <PageForm pages={pages.data} chosen={pageId ?? ''} onDone={onDone} />
      ) : null}
    </Modal>
  );
}
