import { watchPresses } from '@dispatch/design-system';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { titleFaults } from '../screen/documentTitle';
import { ContractFormContext } from './ContractFormContext';
import type { ContractForm } from './formTypes';

interface ProviderProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  children: ReactNode;
}

/** Gives the fields below it their form, and begins the document's title with 'Error:' while faults are shown. */
export function ContractFormProvider<Values extends FieldValues>({ form, children }: ProviderProps<Values>) {
  const { errors } = form.methods.formState;
  useEffect(watchPresses, []);
  const hasFaults = form.attempts > 0 && (form.faults.length > 0 || Object.keys(errors).length > 0);
  useEffect(() => {
    titleFaults(hasFaults);
    return () => titleFaults(false);
  }, [hasFaults]);
  return (
    <ContractFormContext value={form as unknown as ContractForm<FieldValues>}>{children}</ContractFormContext>
  );
}
