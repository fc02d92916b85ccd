import { call } from '../../shared/api/client';
import { useSendOnce } from '../../shared/api/useSendOnce';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';

interface Values {
  name: string;
  slug: string;
}

interface NewPartnerModalProps {
  onMade: (slug: string) => void;
  onClose: () => void;
}

export function NewPartnerModal({ onMade, onClose }: NewPartnerModalProps) {
  const form = useContractForm<Values>('NewPartner', {
    stage: 'full',
    defaultValues: { name: '', slug: '' },
  });
  const createOnce = useSendOnce((body: Values, headers) => call('createPartner', { body, headers }));
  const make = async ({ name, slug }: Values): Promise<void> => {
    const { data } = await createOnce({ name: name.trim(), slug: slug.trim() });
    onMade(data.slug);
  };
  return (
    <FormModal form={form} title="Create a partner" label="Create partner" onSubmit={make} onClose={onClose}>
      <FormTextField name="name" label="Name" autoComplete="off" />
      <FormTextField
        name="slug"
        label="Slug"
        description="The partner's part of the page address: /prwebpartner/founders-desk"
        autoComplete="off"
      />
    </FormModal>
  );
}
