import { ActionBar, Banner, Button, ConfirmDialog, Stack } from '@dispatch/design-system';
import { useEffect, useState } from 'react';
import { FormBody } from '../../shared/forms/FormBody';
import { LeaveUnsavedDialog } from '../../shared/forms/LeaveUnsavedDialog';
import { useContractForm } from '../../shared/forms/useContractForm';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { text } from '../../shared/texts/texts';
import { PartnerFields } from './PartnerFields';
import { ruledFields, valuesOf, type PartnerValues } from './partnerValues';
import { refusePrices } from './refusePrices';
import { StalePartnerBanner } from './StalePartnerBanner';
import { unusualPrices } from './unusualPrices';
import { usePartnerSave } from './usePartnerSave';

interface PartnerFormProps {
  first: PartnerPage;
  slug: string;
  onRenamed: (slug: string) => void;
}

export function PartnerForm({ first, slug, onRenamed }: PartnerFormProps) {
  const { page, stale, save, reload, overwrite } = usePartnerSave(first);
  const form = useContractForm<PartnerValues>('PartnerChange', {
    stage: 'full',
    fields: ruledFields,
    defaultValues: valuesOf(first),
  });
  const { reset, formState } = form.methods;
  const [isAsking, setAsking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { isDirty, isSubmitting } = formState;

  useEffect(() => {
    if (page.partner.slug !== slug) onRenamed(page.partner.slug);
  }, [page.partner.slug, slug, onRenamed]);

  const ask = (values: PartnerValues): void => {
    setSaved(false);
    // The button says what it waits for.
    if (isUploading) return;
    refusePrices(values);
    setAsking(true);
  };
  const saveAnswered = async (values: PartnerValues): Promise<void> => {
    const saved = await save(values);
    if (saved === null) return;
    reset(valuesOf(saved));
    setSaved(true);
  };
  const takeTheirs = async (): Promise<void> => reset(valuesOf(await reload()));

  return (
    <>
      <FormBody form={form} onSubmit={ask}>
        <PartnerFields page={page} onUploading={setUploading} />
        <div role="status">
          {isSaved && !isDirty ? <Banner tone="success" title="The changes are saved and public." /> : null}
        </div>
        {stale === null ? null : (
          <StalePartnerBanner
            stale={stale}
            slug={page.partner.slug}
            onKeepMine={() => {
              overwrite();
              void form.submit(ask)();
            }}
            onTakeTheirs={() => void takeTheirs().catch(form.showRefusal)}
          />
        )}
        <ActionBar>
          <Button
            type="submit"
            variant="primary"
            isPending={isSubmitting}
            blockedReason={isUploading ? 'The logo is still uploading.' : undefined}
          >
            Save Changes
          </Button>
        </ActionBar>
      </FormBody>
      <ConfirmDialog
        isOpen={isAsking}
        title="Save Changes"
        confirmLabel="Save Changes"
        onConfirm={() => {
          setAsking(false);
          void form.submit(saveAnswered)();
        }}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="tight">
          <p>{text('partner-save')}</p>
          {unusualPrices(form.methods.getValues(), page.packages).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Stack>
      </ConfirmDialog>
      <LeaveUnsavedDialog isUnsaved={isDirty} />
    </>
  );
}
