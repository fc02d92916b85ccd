import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { FormBody } from '../../shared/forms/FormBody';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';

interface NewPartnerModalProps {
  onMade: (slug: string) => void;
  onClose: () => void;
}

export function NewPartnerModal({ onMade, onClose }: NewPartnerModalProps) {
  const form = useContractForm<{ name: string; slug: string }>('NewPartner', {
    stage: 'full',
    defaultValues: { name: '', slug: '' },
  });
  // The same press twice makes one partner.
  const [key] = useState(() => crypto.randomUUID());
  const make = async ({ name, slug }: { name: string; slug: string }): Promise<void> => {
    const body = { name: name.trim(), slug: slug.trim() };
    const { data } = await call('createPartner', { body, headers: { 'Idempotency-Key': key } });
    onMade(data.slug);
  };
  return (
    <Modal isOpen onClose={onClose} title="Create a partner">
      <FormBody form={form} onSubmit={make}>
        <FormTextField name="name" label="Name" autoComplete="off" />
        <FormTextField
          name="slug"
          label="Slug"
          description="The partner's part of the page address: /prwebpartner/founders-desk"
          autoComplete="off"
        />
        <ActionBar>
          <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
            Create partner
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}
