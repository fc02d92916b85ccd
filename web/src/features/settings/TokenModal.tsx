import type { CallData, Scope } from '@dispatch/contract';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
import { FormNumberStepper } from '../../shared/forms/numberFields';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { sessionGroup } from '../../shared/session/session';
import { ScopeFields } from './ScopeFields';

type Values = { name: string; scopes: Scope[]; days: number };

interface TokenModalProps {
  onMade: (made: CallData<'createAccessToken'>) => void;
  onClose: () => void;
}

/** Makes an access token. */
export default function TokenModal({ onMade, onClose }: TokenModalProps) {
  const [group] = useState(() => sessionGroup() ?? 'USER');
  const form = useContractForm<Values>('AccessTokenForm', {
    stage: 'full',
    fields: ['name', 'scopes', 'days'],
    defaultValues: { name: '', scopes: [], days: 90 },
  });
  return (
    <FormModal
      form={form}
      title="Make an access token"
      label="Make token"
      onSubmit={async (body) => onMade((await call('createAccessToken', { body })).data)}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label="Name"
        description="After the program that uses it."
        autoComplete="off"
      />
      <ScopeFields group={group} />
      <FormNumberStepper
        name="days"
        label="Days until it expires"
        description="365 at most. We email you a week before."
        minValue={1}
        maxValue={365}
      />
    </FormModal>
  );
}
