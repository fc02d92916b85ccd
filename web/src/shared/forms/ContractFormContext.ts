import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from './formTypes';

export const ContractFormContext = createContext<ContractForm<FieldValues> | null>(null);

export function useContractFormContext(): ContractForm<FieldValues> {
  const form = useContext(ContractFormContext);
  if (!form) throw new Error('A field needs a ContractFormProvider above it.');
  return form;
}
