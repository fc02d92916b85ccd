import { CardFields, type CardFieldsProps } from '../parts/CardFields/CardFields';
import type { CardValues } from '../parts/CardFields/cardValues';
import { useContractField } from './useContractField';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The box of the terms is no part of CreditCard: the screen keeps it, and says with `termsError` what is missing. */
export function FormCardFields({
  termsError,
  ...props
}: Pick<CardFieldsProps, 'hasAcceptedTerms' | 'onTermsChange' | 'termsUrl' | 'privacyUrl' | 'isDisabled'> & {
  termsError?: string;
}) {
  const fields = {
    creditCardNumber: useContractField('creditCardNumber'),
    creditCardExpiration: useContractField('creditCardExpiration'),
    creditCardCvv: useContractField('creditCardCvv'),
    cardholderFirstName: useContractField('cardholderFirstName'),
    cardholderLastName: useContractField('cardholderLastName'),
    cardholderAddress1: useContractField('cardholderAddress1'),
    cardholderAddress2: useContractField('cardholderAddress2'),
    cardholderCity: useContractField('cardholderCity'),
    cardholderState: useContractField('cardholderState'),
    cardholderZip: useContractField('cardholderZip'),
  };
  const of = <Value,>(read: (field: (typeof fields)[keyof CardValues]) => Value) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)])) as Record<
      keyof CardValues,
      Value
    >;
  const values = of((field) => words(field.value));
  return (
    <CardFields
      {...props}
      values={values}
      onChange={(next) => {
        for (const [name, field] of Object.entries(fields) as [
          keyof CardValues,
          typeof fields.cardholderZip,
        ][])
          if (next[name] !== values[name]) field.onChange(next[name]);
      }}
      onBlur={(name) => {
        if (name !== 'terms') fields[name].onBlur();
      }}
      errors={{ ...of((field) => field.errorMessage), terms: termsError }}
      inputRefs={of((field) => field.ref)}
    />
  );
}
