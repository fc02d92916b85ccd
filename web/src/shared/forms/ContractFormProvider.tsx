import { watchPresses } from '@dispatch/design-system';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { titleErrors } from '../screen/documentTitle';
import { ContractFormContext } from './ContractFormContext';
import type { ContractForm } from './formTypes';

interface ProviderProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  children: ReactNode;
}

/** Gives the fields below it their form, and begins the document's title with 'Error:' while errors are shown. */
export function ContractFormProvider<Values extends FieldValues>({ form, children }: ProviderProps<Values>) {
  const { errors } = form.methods.formState;
  useEffect(watchPresses, []);
  const hasErrors = form.attempts > 0 && (form.otherErrors.length > 0 || Object.keys(errors).length > 0);
  useEffect(() => {
    titleErrors(hasErrors);
    return () => titleErrors(false);
  }, [hasErrors]);
  return (
    <ContractFormContext value={form as unknown as ContractForm<FieldValues>}>{children}</ContractFormContext>
  );
}
