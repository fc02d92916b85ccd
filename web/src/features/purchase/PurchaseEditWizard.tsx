import { checkRules, priceEdit, type components, screenAddress } from '@dispatch/contract';
import { ActionBar, ButtonLink, DescriptionList, Stack } from '@dispatch/design-system';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { ContractFormProvider } from '../../shared/forms/ContractFormProvider';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { PaidBanner } from '../../shared/receipts/PaidBanner';
import { text } from '../../shared/texts/texts';
import { StepWizard } from '../../shared/wizard/StepWizard';
import { keepText, readKeptText } from './keptText';
import { costOf } from '../../shared/payment/OrderReceipt';
import { Payment } from '../../shared/payment/Payment';
import { interruptedPurchase, usePurchase } from './usePurchase';

const fields = ['purchaseEditDescription'] as const;

/** A paid edit of a published release, which the editors carry out. */
export function PurchaseEditWizard({ release }: { release: components['schemas']['Release'] }) {
  const { distributionId: id, prwebPressReleaseId, headline } = release;
  const [interrupted] = useState(() => interruptedPurchase('edit', id));
  const { place, payment, paid, isBusy } = usePurchase(release, 2, interrupted);
  const form = useContractForm<{ purchaseEditDescription: string }>('PurchaseEditRequest', {
    stage: 'full',
    fields: [...fields],
    defaultValues: {
      purchaseEditDescription: interrupted?.purpose === 'edit' ? interrupted.description : readKeptText(id),
    },
  });
  const { purchaseEditDescription } = useWatch({ control: form.methods.control }) as {
    purchaseEditDescription: string;
  };
  const description = purchaseEditDescription.trim();
  const isDone = paid !== null;
  useEffect(() => keepText(id, isDone ? '' : purchaseEditDescription), [id, isDone, purchaseEditDescription]);
  const errors = checkRules(
    'PurchaseEditRequest',
    { purchaseEditDescription },
    { stage: 'full', fields },
  ).map(({ field, message }) => ({ text: message, targetId: field }));
  const notes = (
    <>
      <p>{text('edit-own-site', { site: runtimeConfig().siteName })}</p>
      <p>{text('edit-further')}</p>
    </>
  );
  return (
    <StepWizard
      slug={`REL-${prwebPressReleaseId} · Request an Edit`}
      panelTitle="Release Summary"
      stepsInView={3}
      place={place}
      home="/"
      cost={isDone ? null : costOf(priceEdit())}
      isBegun={description !== ''}
      isBusy={isBusy}
      isDone={isDone}
      steps={[
        {
          id: 'describe',
          title: 'Describe your Changes',
          value: description === '' ? [] : [description],
          errors,
          onBlocked: () => void form.methods.trigger(),
          body: (
            <ContractFormProvider form={form}>
              <Stack>
                <p>{headline}</p>
                <FormTextArea
                  name="purchaseEditDescription"
                  label="What should our editors change?"
                  description="Name the place and the new words."
                  rows={10}
                  hasCounter
                />
                {notes}
              </Stack>
            </ContractFormProvider>
          ),
        },
        {
          id: 'payment',
          title: 'Payment',
          value: [],
          errors,
          hasOwnNext: errors.length === 0,
          body: (
            <Stack>
              {notes}
              {errors.length > 0 ? null : (
                <Payment
                  {...payment}
                  purchase={{ purpose: 'edit', description }}
                  quote={priceEdit()}
                  payLabel="Pay & Submit"
                />
              )}
            </Stack>
          ),
        },
        {
          id: 'summary',
          title: 'Summary',
          value: [],
          body: (
            <Stack>
              <PaidBanner of={{ distributionId: id }} orderNumber={paid?.orderNumber ?? null} />
              <DescriptionList
                items={[
                  { term: 'Order number', value: paid?.orderNumber ?? '-' },
                  { term: 'Your changes', value: description },
                ]}
              />
              <p>Our editors make the changes, and we email you when they are done.</p>
              {notes}
              <ActionBar>
                <ButtonLink href="/" variant="primary">
                  Go to My Releases
                </ButtonLink>
                <ButtonLink href={screenAddress('releaseDetails', { id })}>See your release</ButtonLink>
              </ActionBar>
            </Stack>
          ),
        },
      ]}
    />
  );
}
