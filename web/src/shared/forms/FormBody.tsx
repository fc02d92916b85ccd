import { Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ContractFormProvider } from './ContractFormProvider';
import { FormErrorSummary } from './FormErrorSummary';
import type { ContractForm } from './formTypes';

interface FormBodyProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  onSubmit: (values: Values) => Promise<void> | void;
  /** The heading of the summary; 'There is a problem' unless a document names another. */
  summaryTitle?: string | undefined;
  children: ReactNode;
}

/** A whole form: the summary of what is wrong, the fields, and Enter sends it. */
export function FormBody<Values extends FieldValues>({
  form,
  onSubmit,
  summaryTitle,
  children,
}: FormBodyProps<Values>) {
  const send = form.submit(onSubmit);
  return (
    <ContractFormProvider form={form}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <FormErrorSummary title={summaryTitle} />
          {children}
        </Stack>
      </form>
    </ContractFormProvider>
  );
}
