import { Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ContractFormProvider } from './ContractFormProvider';
import { FormErrorSummary } from './FormErrorSummary';
import type { ContractForm } from './formTypes';

interface FormBodyProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  onSubmit: (values: Values) => Promise<void> | void;
  refusalTitle?: string;
  children: ReactNode;
}

export function FormBody<Values extends FieldValues>({
  form,
  onSubmit,
  refusalTitle,
  children,
}: FormBodyProps<Values>) {
  const send = form.submit(onSubmit);
  return (
    <ContractFormProvider form={form}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <FormErrorSummary refusalTitle={refusalTitle} />
          {children}
        </Stack>
      </form>
    </ContractFormProvider>
  );
}
